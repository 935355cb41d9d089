import { useQuery } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { useQuickSwitch } from '#client/platform/session/use-quick-switch.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { Switch } from '#client/ui/controls/switch.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { setReviewMail } from '#contract/weekly-review.ts'
import { mailQuery } from './queries.ts'

/** Whether the week is sent by mail. Off by default. */
export function ReviewSwitch() {
  const { data: mail, isError, refetch } = useQuery(mailQuery)
  useLostSession(mail)
  if (mail) return <Toggle isOn={mail.isOn} />
  if (!isError) return <Skeleton className="h-10" />
  return <NotLoaded title="Your choice did not load." isQuiet onRetry={() => refetch()} />
}

function Toggle({ isOn }: { isOn: boolean }) {
  const { emailVerified } = useRequiredUser()
  const sayFailure = useSayFailure()
  const { queryKey } = mailQuery
  const change = useQuickSwitch({
    id: 'weekly-review',
    overtaken: queryKey,
    read: (cache) => cache.getQueryData(queryKey)?.isOn ?? isOn,
    show: (cache, next) => cache.setQueryData(queryKey, (mail) => mail && { ...mail, isOn: next }),
    save: (next) => call(setReviewMail, { body: { isOn: next, timeZone: ownTimeZone() } }),
    onFailed: (error) => {
      sayFailure(error, {
        title: 'That switch was not saved',
        description: 'It’s back to how it was. Try again when you’re back online.',
      })
    },
  })
  return (
    <>
      <Switch
        label="Email me my week"
        hint="Sundays after 6 p.m., where you are."
        checked={isOn}
        onCheckedChange={(next) => change(next)}
      />
      {isOn && !emailVerified && (
        <Notice tone="amber" title="It starts once your email is confirmed.">
          Open the link we sent you, or ask for a new one under Email.
        </Notice>
      )}
    </>
  )
}
