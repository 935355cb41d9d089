import { useQuery } from '@tanstack/react-query'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { Switch } from '#client/ui/controls/switch.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { ReminderSettings } from '#contract/moments/reminders.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { OtherDevices } from './other-devices.tsx'
import { OwnDevice } from './own-device.tsx'
import { remindersQuery, useChangeReminders } from './queries.ts'
import { QuietHours } from './quiet-hours.tsx'
import { useOwnDevice } from './use-own-device.ts'

/** Where reminders go. Everything is off by default, and says what it would send. */
export function RemindersPanel() {
  const { data: settings, isError, refetch } = useQuery(remindersQuery)
  useLostSession(settings)
  if (settings) return <Switches settings={settings} />
  if (!isError) return <Skeleton className="h-48" />
  return <NotLoaded title="Your choices did not load." isQuiet onRetry={() => refetch()} />
}

function Switches({ settings }: { settings: ReminderSettings }) {
  const { isStopped, byMail, quietHours, devices, calendarUrl } = settings
  const { email, emailVerified } = useRequiredUser()
  const { mutate: change } = useChangeReminders()
  const own = useOwnDevice()
  const mailWords = `Sends an email to ${email} at the times you choose. Its subject is “Hearten: 10 minutes”; it names neither the moment nor anything you wrote.`
  return (
    <div className="grid gap-3">
      <OwnDevice own={own} devices={devices} />
      <OtherDevices devices={devices.filter(({ endpoint }) => endpoint !== own.endpoint)} />
      <Switch
        label="By email"
        hint={
          emailVerified ? mailWords : 'Confirm your address first, under “Email” above. Then an email can remind you.'
        }
        checked={byMail && emailVerified}
        disabled={!emailVerified}
        onCheckedChange={(isOn) => change({ byMail: isOn })}
      />
      <QuietHours quietHours={quietHours} onChange={change} />
      <CalendarAddress url={calendarUrl} />
      <div className="border-t border-line pt-3">
        <Switch
          label="Stop all reminders"
          hint="Nothing is sent to any device or by email, and your calendar address has no alarms. What you chose above stays for when you turn this off."
          checked={isStopped}
          onCheckedChange={(isOn) => change({ isStopped: isOn })}
        />
      </div>
    </div>
  )
}
