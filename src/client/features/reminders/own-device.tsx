import { Switch } from '#client/ui/controls/switch.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import type { PushDevice } from '#contract/moments/reminders.ts'
import { type DeviceState, readDeviceState } from './device-state.ts'
import type { useOwnDevice } from './use-own-device.ts'

type OwnDeviceProps = { own: ReturnType<typeof useOwnDevice>; devices: readonly PushDevice[] }

const reasons: Record<Exclude<DeviceState, 'able'>, { title: string; words: string }> = {
  'not-installed': {
    title: 'Install Hearten first',
    words:
      'On an iPhone or iPad, reminders come only to the installed app. In Safari, tap Share, then “Add to Home Screen”. Open Hearten from there and come back to this switch.',
  },
  blocked: {
    title: 'Notifications are blocked here',
    words: 'This browser was told not to show any from Hearten. Allow them in its settings for this site first.',
  },
  unable: {
    title: 'Not in this browser',
    words: 'It can’t show reminders. Email and the calendar work everywhere.',
  },
}

/** Reminders on the current device. */
export function OwnDevice({ own, devices }: OwnDeviceProps) {
  const state = readDeviceState()
  const isOn = devices.some(({ endpoint }) => endpoint === own.endpoint)
  if (state !== 'able') {
    const { title, words } = reasons[state]
    return <Notice title={title}>{words}</Notice>
  }
  return (
    <Switch
      label="On this device"
      hint="Sends a notification at the times you choose for a moment. The screen shows only “Hearten: 10 minutes”. Signing out turns it off."
      checked={isOn}
      disabled={own.isBusy}
      onCheckedChange={own.set}
    />
  )
}
