import { useQuery } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { useQuickSwitch } from '#client/platform/session/use-quick-switch.ts'
import { Switch } from '#client/ui/controls/switch.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { changeNotificationPreferences } from '#contract/notifications.ts'
import { type NotificationKind, notificationKindLabels, notificationKinds } from '#rules/notification-kinds.ts'
import { preferencesQuery } from './queries.ts'

/** A switch for each kind of notification. */
export function NotificationSwitches() {
  const { data: wanted, isError, refetch } = useQuery(preferencesQuery)
  useLostSession(wanted)
  if (wanted) {
    return (
      <div className="grid gap-1">
        {notificationKinds.map((kind) => (
          <KindSwitch key={kind} kind={kind} isOn={wanted[kind]} />
        ))}
      </div>
    )
  }
  if (!isError) return <Waiting />
  return <NotLoaded title="Your choices did not load." isQuiet onRetry={() => refetch()} />
}

type KindSwitchProps = { kind: NotificationKind; isOn: boolean }

function KindSwitch({ kind, isOn }: KindSwitchProps) {
  const sayFailure = useSayFailure()
  const { queryKey } = preferencesQuery
  const change = useQuickSwitch({
    id: `notification:${kind}`,
    overtaken: queryKey,
    read: (cache) => cache.getQueryData(queryKey)?.[kind] ?? isOn,
    show: (cache, next) => cache.setQueryData(queryKey, (all) => all && { ...all, [kind]: next }),
    save: (next) => call(changeNotificationPreferences, { body: { [kind]: next } }),
    onFailed: (error) => {
      sayFailure(error, {
        title: 'That switch was not saved',
        description: 'It’s back to how it was. Try again when you’re back online.',
      })
    },
  })
  return <Switch label={notificationKindLabels[kind]} checked={isOn} onCheckedChange={(next) => change(next)} />
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {notificationKinds.map((kind) => (
        <Skeleton key={kind} className="h-10" />
      ))}
    </div>
  )
}
