import type { AreaPattern, HabitPattern } from '#contract/challenges/evidence.ts'
import type { MomentArea } from '#rules/moments/facts.ts'
import { counted, times } from '../figures.ts'

export const areaLabels: Record<MomentArea, string> = {
  work: 'Work',
  dating: 'Dating',
  school: 'School',
  other: 'Elsewhere',
}

/** “Came true 1 of 4 times, in part once.” */
export function outcomeWords({ predictions, cameTrue, partlyTrue }: AreaPattern): string {
  const partly = partlyTrue > 0 ? `, in part ${times(partlyTrue)}` : ''
  return `Came true ${cameTrue} of ${counted(predictions, 'time')}${partly}.`
}

/** “Left out 2 of 3 times, in part once.” */
export function habitWords({ tries, leftOut, partlyLeftOut }: HabitPattern): string {
  const partly = partlyLeftOut > 0 ? `, in part ${times(partlyLeftOut)}` : ''
  return `Left out ${leftOut} of ${counted(tries, 'time')}${partly}.`
}
