import { audienceOf, linesOf } from '#content/crisis/audience.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisHelp } from '#content/crisis/crisis.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { specialLines } from '#content/crisis/special-lines.ts'
import type { ChatMessage } from '#contract/coach.ts'

type Told = Pick<ChatMessage, 'safety' | 'resources'>

/**
 * The lines for a message in the currently chosen country, which may have changed since. Lines for one kind of danger
 * are replaced by those of the same kind; if a country has none, only the general ones are shown.
 */
export function crisisHelpFor(
  { safety, resources = [] }: Told,
  country: CrisisCountry,
): { help: CrisisHelp; isUrgent: boolean } {
  const help = crisisHelp.find((entry) => entry.country === country) ?? crisisHelp.at(-1)
  if (!help) throw new Error('There is no crisis help at all.')
  const topic = specialLines.find(({ name, label }) =>
    resources.some((resource) => resource.name === name && resource.label === label),
  )?.topic
  return {
    help: { ...help, lines: linesOf(help, topic, audienceOf(resources, crisisHelp)) },
    isUrgent: safety === 'imminent' || resources[0]?.isEmergency === true,
  }
}
