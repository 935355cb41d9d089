import { useState } from 'react'
import { Switch } from '#client/ui/controls/switch.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import type { ReminderChange, ReminderSettings } from '#contract/moments/reminders.ts'

type QuietHoursProps = { quietHours: ReminderSettings['quietHours']; onChange: (change: ReminderChange) => void }

const usual = { from: '22:00', until: '07:00' }

export function QuietHours({ quietHours, onChange }: QuietHoursProps) {
  return (
    <div className="grid gap-2">
      <Switch
        label="Quiet hours"
        hint="Nothing is sent during these hours, in the time zone of the moment. A reminder due then is skipped."
        checked={quietHours !== null}
        onCheckedChange={(isOn) => onChange({ quietHours: isOn ? usual : null })}
      />
      {quietHours && <Times quietHours={quietHours} onChange={onChange} />}
    </div>
  )
}

type Hours = NonNullable<ReminderSettings['quietHours']>

/** Sent once both are complete and different; an incomplete time stays in its field. */
function Times({ quietHours, onChange }: { quietHours: Hours; onChange: QuietHoursProps['onChange'] }) {
  const [typed, setTyped] = useState(quietHours)
  const isSame = typed.from === typed.until
  function type(change: Partial<Hours>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (next.from && next.until && next.from !== next.until) onChange({ quietHours: next })
  }
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        type="time"
        label="From"
        required
        className="flex-1"
        value={typed.from}
        onChange={(event) => type({ from: event.currentTarget.value })}
      />
      <TextField
        type="time"
        label="Until"
        required
        className="flex-1"
        value={typed.until}
        error={isSame ? 'Choose a time other than the start.' : undefined}
        onChange={(event) => type({ until: event.currentTarget.value })}
      />
    </div>
  )
}
