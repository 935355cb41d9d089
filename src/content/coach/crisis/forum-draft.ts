import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import { asResource, helpFor, isUrgent, type Resource, resourcesOf, shortLine } from './help.ts'

export type DraftHelp = {
  title: string
  text: string
  resources: readonly Resource[]
  /** A moderator should also look at the post. It is never held back. */
  needsHumanLook: boolean
  choices: { post: string; edit: string; help: string }
}

const openings: Readonly<Record<DangerKind, string>> = {
  suicide: 'What you wrote sounds like it hurts very much to be alive right now.',
  self_harm: 'What you wrote sounds as if you are hurting yourself to get through.',
  harm_to_others: 'What you wrote sounds as if somebody could get hurt, and as if you are at your limit.',
  partner_violence: 'What you wrote sounds as if somebody is hurting, threatening or controlling you.',
  sexual_assault: 'What you wrote is about something that was done to you, and it is not on you.',
  child_abuse: 'What you wrote sounds as if somebody who should keep you safe is hurting you.',
  psychosis: 'What you wrote sounds frightening, and like something to go through with a person beside you.',
  medical: 'What you wrote sounds like something for a doctor, right now.',
  overdose: 'If you have taken too much of something, that comes before any post.',
  eating_disorder: 'What you wrote about food sounds dangerous for your body.',
}
const openingOfOther = 'You are worried about somebody, and with good reason.'

const choices = { post: 'Post it', edit: 'Keep writing', help: 'Open Help now' } as const

/** What the author of a draft sees before posting, or null if there is no sign of danger. */
export function draftHelpFor(assessment: Assessment, country: CrisisCountry): DraftHelp | null {
  const { kind, whose } = assessment
  if (kind === null) return null
  const help = helpFor(country, { kind, whose, isYoung: false })
  if (!isAlarm(assessment)) return quietHelp(shortLine(help), help.lines.map(asResource))
  const urgent = isUrgent(assessment) ? `Call ${help.emergencyNumber} first. ` : ''
  return {
    title: 'Before you post this',
    text:
      `${urgent}${whose === 'other' ? openingOfOther : openings[kind]} Answers here can take hours, and they come from people like you. ` +
      `For a trained person now: ${shortLine(help)}. ` +
      'You can still post it. Somebody who looks after this community will then read it too.',
    resources: resourcesOf(help, isUrgent(assessment)),
    needsHumanLook: true,
    choices,
  }
}

function quietHelp(line: string, resources: readonly Resource[]): DraftHelp {
  return {
    title: 'Before you post this',
    text: `You are writing about something heavy, and it is welcome here. If it weighs on you today: ${line}.`,
    resources,
    needsHumanLook: false,
    choices,
  }
}
