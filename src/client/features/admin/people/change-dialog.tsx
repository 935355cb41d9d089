import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#client/ui/layers/dialog.tsx'
import { type AdminUser, disableUser, enableUser, makeAdmin, removeAdmin } from '#contract/admin/admin.ts'
import { nameOf } from '../admin-words.ts'
import { useChangeUser } from './use-change-user.ts'

type Change = 'disable' | 'enable' | 'make_admin' | 'remove_admin'

const endpoints = { disable: disableUser, enable: enableUser, make_admin: makeAdmin, remove_admin: removeAdmin }

const words: Readonly<Record<Change, { button: string; title: string; explanation: string; done: string }>> = {
  disable: {
    button: 'Disable',
    title: 'Disable this account?',
    explanation: 'They cannot sign in, and what they have open stops at the next step. Nothing of theirs is deleted.',
    done: 'The account is disabled.',
  },
  enable: {
    button: 'Enable',
    title: 'Enable this account?',
    explanation: 'They can sign in again and find everything as it was.',
    done: 'The account is enabled.',
  },
  make_admin: {
    button: 'Make admin',
    title: 'Make them an administrator?',
    explanation:
      'They will see every account, every lead and the moderation queue, and can do everything you can do here.',
    done: 'They are an administrator now.',
  },
  remove_admin: {
    button: 'Remove admin',
    title: 'Take the administrator role away?',
    explanation: 'They stay a member. These pages close for them at once.',
    done: 'They are a member now.',
  },
}

/** A button that asks before it acts. */
export function ChangeDialog({ user, change }: { user: AdminUser; change: Change }) {
  const [isOpen, setOpen] = useState(false)
  const { button, title, explanation, done } = words[change]
  const { mutate, isPending } = useChangeUser(endpoints[change], { done, onSuccess: () => setOpen(false) })
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="line">
          {button}
          <span className="sr-only"> {nameOf(user)}</span>
        </Button>
      </DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>
          <span className="block font-semibold wrap-anywhere text-ink">
            {nameOf(user)}, {user.email}
          </span>
          <span className="mt-2 block">{explanation} This goes in the log.</span>
        </DialogDescription>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isPending} onClick={() => mutate({ params: { id: user.id } })}>
            {button}
          </Button>
          <DialogClose asChild>
            <Button variant="line">Leave it as it is</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}
