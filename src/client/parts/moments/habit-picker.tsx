import { TextField } from '#client/ui/fields/field.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { type HabitGroup, habitGroups, safetyHabits } from '#content/challenges/safety-habits.ts'
import { habitMaxLength } from '#rules/challenges/facts.ts'

const groupNames: Record<HabitGroup, string> = { before: 'Beforehand', during: 'While it happens', after: 'Afterward' }

export type HabitWords = {
  /** A preset's id, `ownHabit`, or empty. */
  habit: string
  habitWords: string
}

export const ownHabit = 'own'

/** The habit as the API expects it; null if none was chosen. */
export function habitOf({ habit, habitWords }: HabitWords) {
  if (habit !== ownHabit) return habit ? { safetyHabitId: habit } : null
  const safetyHabit = habitWords.trim()
  return safetyHabit ? { safetyHabit } : null
}

type HabitPickerProps = { words: HabitWords; onType: (change: Partial<HabitWords>) => void }

/** One safety habit to leave out this time: a preset, or the person's own. */
export function HabitPicker({ words, onType }: HabitPickerProps) {
  return (
    <div className="grid gap-3">
      <SelectField
        label="One safety habit to leave out"
        value={words.habit}
        onChange={(event) => onType({ habit: event.currentTarget.value })}
      >
        <option value="">None this time</option>
        {habitGroups.map((group) => (
          <optgroup key={group} label={groupNames[group]}>
            {safetyHabits
              .filter((habit) => habit.group === group)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
        <option value={ownHabit}>Something else, in my words</option>
      </SelectField>
      {words.habit === ownHabit && (
        <TextField
          label="The habit, in your words"
          value={words.habitWords}
          maxLength={habitMaxLength}
          autoComplete="off"
          onChange={(event) => onType({ habitWords: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
