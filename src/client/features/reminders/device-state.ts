import { isApplePhone } from '#client/pwa/apple-phone.ts'
import { isStandalone } from '#client/pwa/install-offer.ts'

/** Whether this browser can show reminders. On an iPhone or iPad only an installed app can. */
export type DeviceState = 'able' | 'blocked' | 'not-installed' | 'unable'

export function readDeviceState(): DeviceState {
  if (isApplePhone() && !isStandalone()) return 'not-installed'
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}
