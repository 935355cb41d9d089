import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { setCurrentUser } from '#client/platform/session/current-user.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { nameMaxLength } from '#rules/limits.ts'
import { askWhoIsSignedIn, createTestAccount, signInForToken } from './debug-calls.ts'
import { useDebugLog } from './debug-log.ts'
import { DebugLogView } from './debug-log-view.tsx'

type Step = 'create' | 'signIn' | 'check'

const failureTitles: Record<Step, string> = {
  create: 'Test account not created',
  signIn: 'Sign in failed',
  check: 'Not signed in',
}

export function DebugAuthScreen() {
  const cache = useQueryClient()
  const log = useDebugLog()
  const form = useRef<HTMLFormElement>(null)
  const [running, setRunning] = useState<Step>()

  async function run(step: Step, action: () => Promise<void>) {
    if (running) return
    setRunning(step)
    try {
      await action()
    } catch (error) {
      const raw = error instanceof Error ? error.message : String(error)
      log.noteFailure(`${failureTitles[step]}. ${raw}`)
      toast({ title: failureTitles[step], description: errorMessageOf(error, raw), variant: 'destructive' })
    } finally {
      setRunning(undefined)
    }
  }

  const create = () =>
    run('create', async () => {
      const person = readFields(form.current)
      log.note(`POST /direct-auth for ${person.email}`)
      const { user, created } = await createTestAccount(person)
      log.note(`${created ? 'Created' : 'Was there already'}: ${user.email}, id ${user.id}`)
    })

  const signIn = () =>
    run('signIn', async () => {
      const { email, password } = readFields(form.current)
      log.note(`POST /api/login-jwt for ${email}`)
      const { user, token } = await signInForToken({ email, password })
      localStore.write(storageKeys.authToken, token)
      setCurrentUser(cache, user)
      log.note(`Signed in as ${user.email}; the token is stored as authToken.`)
    })

  const check = () =>
    run('check', async () => {
      log.note('GET /api/user')
      log.note(JSON.stringify(await askWhoIsSignedIn(), null, 2))
    })

  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] desk:gap-12 desk:py-14">
      <header className="grid gap-2 desk:col-span-2">
        <h1>Debug sign-in</h1>
        <p className="max-w-[62ch] text-ink-2">
          For trying out accounts on this server. It exists only while debugging is switched on.
        </p>
      </header>
      <Card as="section" aria-label="Test account" className="grid content-start gap-5">
        <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4">
          <EmailField label="Email" autoComplete="off" defaultValue="test@example.com" />
          <TextField label="Password" name="password" autoComplete="off" defaultValue="quiet-harbor-7" />
          <TextField
            label="First name"
            name="firstName"
            autoComplete="off"
            maxLength={nameMaxLength}
            defaultValue="Test"
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="off"
            maxLength={nameMaxLength}
            defaultValue="Account"
          />
        </form>
        <div className="grid gap-3">
          <Button isBusy={running === 'create'} onClick={create}>
            Create test account
          </Button>
          <Button isBusy={running === 'signIn'} onClick={signIn}>
            Sign in
          </Button>
          <Button variant="line" isBusy={running === 'check'} onClick={check}>
            Check authentication status
          </Button>
        </div>
      </Card>
      <DebugLogView lines={log.lines} onClear={log.clear} />
    </div>
  )
}

function readFields(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    email: text('email'),
    password: text('password'),
    firstName: text('firstName'),
    lastName: text('lastName'),
  }
}
