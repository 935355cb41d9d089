import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import { asResource, helpFor, type Resource, shortLine } from './resources.ts'
import { type CrisisTopic, topicOf } from './topic.ts'

export type DraftHelp = {
  title: string
  text: string
  resources: readonly Resource[]
  /** The post is never held back; it is also put before a person who looks after the community. */
  needsHumanLook: boolean
  choices: { post: string; edit: string; help: string }
}

const openings: Readonly<Record<CrisisTopic, string>> = {
  suicide: 'What you wrote sounds like it hurts very much to be alive right now.',
  self_injury: 'What you wrote sounds as if you are hurting yourself to get through.',
  threat_by_me: 'What you wrote sounds as if somebody could get hurt, and as if you are at your limit.',
  threat_to_me: 'What you wrote sounds as if you are in danger from somebody.',
  abuse: 'What you wrote sounds as if somebody is hurting or controlling you.',
  assault: 'What you wrote is about something that was done to you, and it is not on you.',
  medical: 'What you wrote sounds like something for a doctor, right now.',
  overdose: 'If you have taken too much of something, that comes before any post.',
  eating: 'What you wrote about food sounds dangerous for your body.',
  other_person: 'You are worried about somebody, with reason.',
}

const choices = { post: 'Post it', edit: 'Keep writing', help: 'Open Help now' } as const

/** What the author of a draft sees before posting; null where there is nothing to say. */
export function draftHelpFor(assessment: Assessment, country: CrisisCountry): DraftHelp | null {
  if (assessment.tier === 'none') return null
  const topic = topicOf(assessment)
  const help = helpFor(country, topic)
  if (!isAlarm(assessment)) return quietHelp(shortLine(help), help.lines.map(asResource))
  const isUrgent = assessment.tier === 'imminent' || topic === 'medical' || topic === 'overdose'
  const urgent = isUrgent ? `Call ${help.emergencyNumber} first. ` : ''
  const lines = help.lines.map(asResource)
  return {
    title: 'Before you post this',
    text:
      `${urgent}${openings[topic]} Answers here can take hours, and they come from people like you. ` +
      `For a trained person now: ${shortLine(help)}. ` +
      'You can still post it. Somebody who looks after this community will then read it too.',
    resources: isUrgent ? [help.emergency, ...lines] : [...lines, help.emergency],
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
