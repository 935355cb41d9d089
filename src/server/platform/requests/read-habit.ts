import type { z } from 'zod'
import { findSafetyHabit } from '#content/challenges/safety-habits.ts'
import type { MomentPreparation } from '#contract/moments/moments.ts'
import { AppError } from '#server/platform/errors.ts'

type Habit = Pick<z.output<typeof MomentPreparation>, 'safetyHabitId' | 'safetyHabit'>

/** The habit to leave out, for challenges and moments alike: a preset by its id, or the person's own words. */
export function readHabit({ safetyHabitId, safetyHabit }: Habit) {
  if (!safetyHabitId) return { safetyHabitId: null, safetyHabit }
  const preset = findSafetyHabit(safetyHabitId)
  if (!preset)
    throw new AppError('invalid_input', 'That habit is not on the list. Choose another, or write it in your own words.')
  return { safetyHabitId: preset.id, safetyHabit: preset.label }
}
