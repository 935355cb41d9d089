import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from '#client/platform/request/query-client.ts'
import { buttonClass } from '#client/ui/controls/button-style.ts'
import { Chip } from '#client/ui/controls/chip.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { type ReminderSettings, readReminders } from '#contract/moments/reminders.ts'
import { reminderKinds } from '#rules/moments/facts.ts'
import { quietKinds } from '#rules/moments/reminders.ts'
import { reminderLabels } from './moment-words.ts'
import { detailsWrite } from './moment-writes.ts'
import { useMomentWrites } from './use-moments.ts'

/** Which reminders, and what each would send. */
export function RemindMe({ moment }: { moment: Moment }) {
  const { tell } = useMomentWrites()
  const { data: settings } = useQuery(queryOf(readReminders))
  const { id, reminders } = moment
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Remind me</legend>
      <div className="flex flex-wrap gap-2">
        {reminderKinds.map((kind) => {
          const isOn = reminders.includes(kind)
          const next = isOn ? reminders.filter((one) => one !== kind) : [...reminders, kind]
          return (
            <Chip key={kind} isSelected={isOn} onClick={() => void tell(detailsWrite(moment, { reminders: next }))}>
              {reminderLabels[kind]}
            </Chip>
          )
        })}
      </div>
      <p className="text-sm text-ink-2">
        {settings ? whereWords(settings) : 'At these times, wherever you turned reminders on.'}{' '}
        <Link to="/account#reminders" className="font-semibold text-sage">
          {settings && isSilent(settings) ? 'Turn reminders on' : 'Change where'}
        </Link>
      </p>
      {settings && <QuietLine moment={moment} settings={settings} />}
      <div className="mt-1 grid justify-items-start gap-2">
        <a href={`/api/moments/${id}/calendar.ics`} download className={buttonClass({ variant: 'line' })}>
          Calendar file
        </a>
        <p className="text-xs font-medium text-ink-2">
          It has an alarm for each of these times. Your calendar shows the title; an alarm says only “Hearten: 10
          minutes”.
        </p>
      </div>
    </fieldset>
  )
}

const isSilent = ({ isStopped, byMail, devices }: ReminderSettings) => isStopped || (!byMail && devices.length === 0)

function whereWords(settings: ReminderSettings): string {
  const { isStopped, byMail, devices } = settings
  if (isStopped) return 'You stopped all reminders, so nothing will be sent.'
  if (isSilent(settings)) return 'Nothing will be sent yet: neither a device nor email is turned on.'
  const onDevices = devices.length === 1 ? 'on 1 device' : `on ${devices.length} devices`
  const ways = [...(devices.length > 0 ? [onDevices] : []), ...(byMail ? ['by email'] : [])]
  return `Sent ${ways.join(' and ')}. A locked screen shows only “Hearten: 10 minutes”.`
}

function QuietLine({ moment, settings }: { moment: Moment; settings: ReminderSettings }) {
  const { startsAt, timeZone, reminders } = moment
  if (!startsAt || !settings.quietHours || isSilent(settings)) return null
  const quiet = quietKinds(new Date(startsAt), timeZone, reminders, settings.quietHours)
  if (quiet.length === 0) return null
  const names = quiet.map((kind) => reminderLabels[kind].toLowerCase()).join(', ')
  return <p className="text-sm text-ink-2">This falls in your quiet hours and won’t be sent: {names}.</p>
}
