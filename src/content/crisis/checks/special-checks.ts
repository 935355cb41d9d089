import type { SpecialLine } from '../special/special-line.ts'
import type { Checked, Checks } from './checked.ts'
import { poisonChecks } from './poison-lines.ts'
import { violenceChecks } from './violence-lines.ts'

/** What each line of `special/` was checked against. */
export const specialChecks: readonly Checks[] = [violenceChecks, poisonChecks]

export function specialCheckOf({ country, label }: Pick<SpecialLine, 'country' | 'label'>): Checked | undefined {
  return specialChecks.map((checks) => checks[country]?.[label]).find((check) => check !== undefined)
}
