import { linesOf } from '#content/crisis/audience.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisHelp, CrisisLine, Emergency } from '#content/crisis/crisis.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { SpecialTopic } from '#content/crisis/special/special-line.ts'
import { specialLines } from '#content/crisis/special-lines.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import type { Assessment, Whose } from '#rules/safety/assessment.ts'
import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import type { Lure } from '#rules/safety/lured/reasons.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'

/** A number or page as a button. */
export type Resource = {
  label: string
  href: string
  name: string
  detail: string
  isEmergency: boolean
}

const specialTopicOf: Partial<Record<DangerKind, SpecialTopic>> = {
  partner_violence: 'abuse',
  sexual_assault: 'assault',
  overdose: 'poison',
}

export type Help = {
  /** The number as it reads within a sentence. */
  emergencyNumber: string
  emergency: Resource
  /** Helplines for this danger and this person, best first. */
  lines: readonly CrisisLine[]
  /** The first helpline that can be texted. */
  writeLine: CrisisLine | undefined
  poison: CrisisLine | undefined
}

export type About = { kind: DangerKind; whose: Whose; isYoung: boolean; lure?: Lure }

export function helpFor(country: CrisisCountry, about: About): Help {
  const help = requireHelp(country)
  const lines = linesFor(help, about)
  const dial = numberFor(help.emergency, about.kind)
  return {
    emergencyNumber: country === 'other' ? 'your local emergency number (112 in many countries)' : dial,
    emergency: {
      label: `Call ${dial}`,
      href: `tel:${dial}`,
      name: 'Emergency',
      detail: help.emergency.number,
      isEmergency: true,
    },
    lines,
    writeLine: lines.find(({ how }) => how === 'text' || how === 'chat'),
    // Somebody whose heart stopped took nothing.
    poison:
      about.kind === 'overdose'
        ? specialLines.find((line) => line.country === country && line.topic === 'poison')
        : undefined,
  }
}

/** In some countries the number for an ambulance does not send the police, or the other way round. */
function numberFor({ label, police, ambulance }: Emergency, kind: DangerKind): string {
  const isViolent = dangersFromOthers.has(kind) || kind === 'harm_to_others'
  const own = isViolent ? police : kind === 'overdose' || kind === 'medical' ? ambulance : undefined
  return own ?? label.replace('Call ', '')
}

function linesFor(help: CrisisHelp, { kind, whose, isYoung, lure }: About): CrisisLine[] {
  const isChild = kind === 'child_abuse'
  // Pressed by somebody online, and nobody said how old they are.
  const isSurelyChild = isChild && (isYoung || lure !== 'pressed')
  const audience = isSurelyChild && whose === 'self' ? 'young' : isYoung || isChild ? 'young_first' : 'adult'
  return linesOf(help, lure === 'pressed' ? undefined : specialTopicOf[kind], audience)
}

function requireHelp(country: CrisisCountry): CrisisHelp {
  const help = crisisHelp.find((entry) => entry.country === country) ?? crisisHelp.at(-1)
  if (!help) throw new Error('There is no crisis help at all.')
  return help
}

export function asResource({ label, href, name, detail }: CrisisLine): Resource {
  return { label, href, name, detail, isEmergency: false }
}

export function resourcesOf({ emergency, lines }: Help, isUrgent: boolean): Resource[] {
  const resources = lines.map(asResource)
  return isUrgent ? [emergency, ...resources] : [...resources, emergency]
}

/** "free, day and night", or the opening hours that the helpline states. */
export function openHours({ isAlwaysFree, hours }: CrisisLine): string {
  return isAlwaysFree ? 'free, day and night' : `${hours.charAt(0).toLowerCase()}${hours.slice(1)}`
}

/** "Text 988, free, day and night", or where to find a helpline. */
export function shortLine({ lines }: Help): string {
  const line = lines.find(({ isAlwaysFree }) => isAlwaysFree) ?? lines.find(({ how }) => how !== 'web')
  return line ? `${line.label}, ${openHours(line)}` : 'findahelpline.com lists lines by country'
}

/** Too urgent to talk it over with a helpline: the emergency number comes first. */
export function isUrgent({ tier, kind }: Pick<Assessment, 'tier' | 'kind'>): boolean {
  return tier === 'imminent' || kind === 'overdose' || kind === 'medical'
}

/** Somebody without a plan, who feels calmer or has reached somebody, need not hear of a helpline in every reply. */
export function isSettlingDown({ known }: SafetyState): boolean {
  return known.some((fact) => fact === 'no_plan' || fact === 'calmer' || fact === 'reached' || fact === 'told')
}

/** Somebody is looking after their body: they should not have to answer us. */
export function isBodyInCare({ state, news }: { state: SafetyState; news: News }): boolean {
  const isOfBody = state.kind === 'overdose' || state.kind === 'medical'
  return (isOfBody || state.whose === 'other') && news.facts.includes('in_care')
}
