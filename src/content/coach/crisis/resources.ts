import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisHelp, CrisisLine } from '#content/crisis/crisis.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type SpecialTopic, specialLines } from '#content/crisis/special-lines.ts'
import type { CrisisTopic } from './topic.ts'

/** A number or page as a button. */
export type Resource = {
  label: string
  href: string
  name: string
  detail: string
  isEmergency: boolean
}

const specialTopicOf: Partial<Record<CrisisTopic, SpecialTopic>> = {
  abuse: 'abuse',
  assault: 'assault',
  overdose: 'poison',
}

export type Help = {
  /** As it is read in a sentence. */
  emergencyNumber: string
  emergency: Resource
  lines: readonly CrisisLine[]
  /** The one a sentence names: free at all hours, in writing if there is such a line. */
  openLine: CrisisLine | undefined
}

export function helpFor(country: CrisisCountry, topic: CrisisTopic): Help {
  const help = requireHelp(country)
  const special = specialLines.filter((line) => line.country === country && line.topic === specialTopicOf[topic])
  const lines = [...special, ...help.lines]
  return {
    emergencyNumber:
      country === 'other' ? 'your local emergency number (112 in many countries)' : help.emergency.number,
    emergency: {
      label: help.emergency.label,
      href: help.emergency.href,
      name: 'Emergency',
      detail: help.emergency.number,
      isEmergency: true,
    },
    lines,
    openLine: lines.find(({ isAlwaysFree }) => isAlwaysFree),
  }
}

function requireHelp(country: CrisisCountry): CrisisHelp {
  const help = crisisHelp.find((entry) => entry.country === country) ?? crisisHelp.at(-1)
  if (!help) throw new Error('There is no crisis help at all.')
  return help
}

export function asResource({ label, href, name, detail }: CrisisLine): Resource {
  return { label, href, name, detail, isEmergency: false }
}

/** "Text 988, free, day and night", or where to find such a line. */
export function shortLine({ openLine }: Help): string {
  return openLine ? `${openLine.label}, free, day and night` : 'findahelpline.com lists free lines by country'
}
