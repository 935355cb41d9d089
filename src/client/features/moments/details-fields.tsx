import type { ReactNode } from 'react'
import { Chip } from '#client/ui/controls/chip.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { type MomentArea, momentAreas, momentTitleMaxLength, momentWhoMaxLength } from '#rules/moments/facts.ts'
import { areaLabels } from './moment-words.ts'
import type { When, WhenChoice } from './when.ts'

export type Details = { title: string; when: When; lifeArea: MomentArea; who: string }

const choices: readonly { value: WhenChoice; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'day', label: 'Another day' },
  { value: 'week', label: 'Sometime this week' },
]

type DetailsFieldsProps = {
  details: Details
  onChange: (change: Partial<Details>) => void
  /** Shown under the title if it is missing. */
  titleError?: string | undefined
}

/** What, when, where and with whom. Only the first has to be typed. */
export function DetailsFields({ details, onChange, titleError }: DetailsFieldsProps) {
  const { title, when, lifeArea, who } = details
  const change = (next: Partial<When>) => onChange({ when: { ...when, ...next } })
  return (
    <>
      <TextField
        label="What’s coming up?"
        placeholder="A stand-up, a date, a call"
        maxLength={momentTitleMaxLength}
        autoComplete="off"
        value={title}
        error={titleError}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Choices legend="When?">
        {choices.map(({ value, label }) => (
          <Chip key={value} isSelected={when.choice === value} onClick={() => change({ choice: value })}>
            {label}
          </Chip>
        ))}
      </Choices>
      {when.choice !== 'week' && (
        <div className="flex flex-wrap gap-3">
          {when.choice === 'day' && (
            <TextField
              type="date"
              label="Day"
              value={when.day}
              required
              className="flex-1"
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
          )}
          <TextField
            type="time"
            label="Time"
            value={when.time}
            required
            className="flex-1"
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
        </div>
      )}
      <Choices legend="Where?">
        {momentAreas.map((area) => (
          <Chip key={area} isSelected={lifeArea === area} onClick={() => onChange({ lifeArea: area })}>
            {areaLabels[area]}
          </Chip>
        ))}
      </Choices>
      <TextField
        label="Who is there? (optional)"
        maxLength={momentWhoMaxLength}
        autoComplete="off"
        value={who}
        onChange={(event) => onChange({ who: event.currentTarget.value })}
      />
    </>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
