import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { newId } from '#client/platform/request/new-id.ts'
import { call } from '#client/platform/request/request.ts'
import { findPush, forgetPush, makePush } from '#client/pwa/own-push.ts'
import { addPushDevice, readPushKey, removePushDevice } from '#contract/moments/reminders.ts'
import { remindersQuery, useNotSaved } from './queries.ts'

const ownPushKey = ['own-push']

/** This browser's push address, or null; and ways to switch it on and off. */
export function useOwnDevice() {
  const cache = useQueryClient()
  const onError = useNotSaved()
  const { data: endpoint } = useQuery({
    queryKey: ownPushKey,
    queryFn: async () => (await findPush())?.endpoint ?? null,
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchOn() : switchOff()),
    onError,
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ownPushKey })
      await cache.invalidateQueries({ queryKey: remindersQuery.queryKey })
    },
  })
  return { endpoint: endpoint ?? null, set: mutate, isBusy: isPending }
}

/** The browser asks the person first. A no is not a failure. */
async function switchOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { key } = await call(readPushKey)
  const push = await makePush(key)
  const { endpoint, keys } = push?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser returned no push address')
  const { p256dh, auth } = keys
  await call(addPushDevice, { body: { id: newId(), endpoint, keys: { p256dh, auth } } })
}

async function switchOff(): Promise<void> {
  const push = await findPush()
  if (push) await call(removePushDevice, { body: { endpoint: push.endpoint } })
  await forgetPush()
}
