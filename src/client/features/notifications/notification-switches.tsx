import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request.ts'
import { useLostSession } from '#client/platform/use-lost-session.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toast.ts'
import { changeNotificationPreferences, type NotificationPreferences } from '#contract/notifications.ts'
import { type NotificationKind, notificationKindLabels, notificationKinds } from '#rules/notification-kinds.ts'
import { preferencesQuery } from './queries.ts'

/** Which kinds of news one wants to be told, a switch each. */
export function NotificationSwitches() {
  const { data: wanted, isError, refetch } = useQuery(preferencesQuery)
  const change = useChangePreference()
  useLostSession(wanted)
  if (wanted) {
    return (
      <div className="grid gap-1">
        {notificationKinds.map((kind) => (
          <Switch
            key={kind}
            label={notificationKindLabels[kind]}
            checked={wanted[kind]}
            onCheckedChange={(isOn) => change({ kind, isOn })}
          />
        ))}
      </div>
    )
  }
  if (!isError) return <Waiting />
  return (
    <Notice
      tone="amber"
      title="Your choices did not load."
      action={
        <Button variant="line" onClick={() => refetch()}>
          Try again
        </Button>
      }
    />
  )
}

type Choice = { kind: NotificationKind; isOn: boolean }

function useChangePreference() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const show = ({ kind, isOn }: Choice) =>
    cache.setQueryData<NotificationPreferences | null>(
      preferencesQuery.queryKey,
      (all) => all && { ...all, [kind]: isOn },
    )
  const { mutate } = useMutation({
    // One lane: of quick flips, the last one stays.
    scope: { id: 'notification-preferences' },
    mutationFn: ({ kind, isOn }: Choice) => call(changeNotificationPreferences, { body: { [kind]: isOn } }),
    onMutate: async (choice) => {
      await cache.cancelQueries({ queryKey: preferencesQuery.queryKey })
      show(choice)
    },
    onError: (error, { kind, isOn }) => {
      show({ kind, isOn: !isOn })
      if (handleUnauthorized(error)) return
      toast({
        title: 'That switch was not saved',
        description: 'It is back as it was. Try again when you’re back online.',
        variant: 'destructive',
      })
    },
  })
  return mutate
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
