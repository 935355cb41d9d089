import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { Asked } from '#rules/safety/answers.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { checkInFor } from './checkin.ts'
import { afterDenials, followUpQuestions, followUps } from './follow-up-words.ts'
import { type Picked, pick, pickQuestion, wereAllSaid } from './parts.ts'
import { asResource, type Help, helpFor, type Resource, shortLine } from './resources.ts'
import { emergencyCalls, lineFinders, openLines, people, safetyOptions, staying } from './shared-words.ts'
import { distance } from './suicide-words.ts'
import { type CrisisTopic, topicOf, topicWords } from './topic.ts'

export type CrisisReply = {
  text: string
  /** Tappable answers. */
  options: readonly string[]
  resources: readonly Resource[]
  /** For the state: what was said, and what a bare "yes" will mean. */
  said: readonly string[]
  asked?: Asked
  /** A check-in or follow-up is followed by coaching; an alarm is not. */
  isWholeReply: boolean
}

type Request = {
  assessment: Assessment
  /** After this message; null where none is kept. */
  state: SafetyState | null
  country: CrisisCountry
  /** Any number that grows with the conversation; two people do not begin with the same sentence. */
  turn: number
}

/** The safety part of a reply. Asked for whenever `followUpOf` is not "none". */
export function composeCrisisReply({ assessment, state, country, turn }: Request): CrisisReply {
  const isCalmAgain = !isAlarm(assessment) && state !== null && state.tier !== 'checkin'
  const topic = topicOf(isCalmAgain ? { kind: state.kind, reasons: [] } : assessment)
  const help = helpFor(country, topic)
  const said = state?.said ?? []
  if (isCalmAgain) return composeFollowUp({ assessment, help, said, turn })
  if (!isAlarm(assessment)) return composeCheckIn({ assessment, help, said, turn })
  return composeAlarm({ assessment, topic, help, said, turn, isFirst: (state?.alarms ?? 1) <= 1 })
}

type Context = { assessment: Assessment; help: Help; said: readonly string[]; turn: number }

/** These need hands, not a listener: the emergency number comes first at any tier. */
const bodily: readonly CrisisTopic[] = ['medical', 'overdose']

function composeAlarm({
  assessment,
  topic,
  help,
  said,
  turn,
  isFirst,
}: Context & { topic: CrisisTopic; isFirst: boolean }): CrisisReply {
  const words = topicWords[topic]
  const isUrgent = assessment.tier === 'imminent' || bodily.includes(topic)
  const opening = isFirst ? pick(words.acknowledge, said, turn) : pick(staying, said, turn)
  const isAboutMeans = isUrgent && topic === 'suicide' && !wereAllSaid(distance, said)
  const step = pick(isAboutMeans ? distance : words.steps, said)
  const question = pickQuestion(words.questions, said)
  const line = pickLine(help, said, turn)
  const person = pick(people, said, turn)
  const parts = isUrgent
    ? [pick(emergencyCalls, said), opening, step, person, line]
    : isFirst
      ? [opening, line, person]
      : [opening, step, person, line]
  const resources = help.lines.map(asResource)
  return {
    text: fill([...parts, question], help),
    options: words.options,
    resources: isUrgent ? [help.emergency, ...resources] : [...resources, help.emergency],
    said: [...parts, question].map(({ id }) => id),
    asked: question.asked,
    isWholeReply: true,
  }
}

function composeFollowUp({ assessment, help, said, turn }: Context): CrisisReply {
  const opening = pick(assessment.reasons.includes('denial') ? afterDenials : followUps, said, turn)
  const question = pickQuestion(followUpQuestions, said)
  return {
    text: fill([opening, question], help),
    options: safetyOptions,
    resources: [...help.lines.map(asResource), help.emergency],
    said: [opening.id, question.id],
    asked: question.asked,
    isWholeReply: false,
  }
}

function composeCheckIn({ assessment, help, said, turn }: Context): CrisisReply {
  const { words, question, options = [] } = checkInFor(assessment)
  const opening = pick(words, said, turn)
  const parts = question ? [opening, { id: `${words.name}.ask`, sentence: question.text }] : [opening]
  return {
    text: fill(parts, help),
    options,
    resources: [...help.lines.map(asResource), help.emergency],
    said: parts.map(({ id }) => id),
    ...(question ? { asked: question.yesMeans } : {}),
    isWholeReply: false,
  }
}

function pickLine({ openLine }: Help, said: readonly string[], turn: number): Picked {
  return openLine ? pick(openLines, said, turn) : pick(lineFinders, said, turn)
}

function fill(parts: readonly Picked[], help: Help): string {
  const { openLine, emergencyNumber } = help
  return (
    parts
      .map(({ sentence }) => sentence)
      .join(' ')
      .replaceAll('{number}', emergencyNumber)
      .replaceAll('{label}', openLine?.label ?? '')
      // One of the lines is called "Need to talk?", and a reply asks one question.
      .replaceAll('{name}', (openLine?.name ?? '').replace('?', ''))
      .replaceAll('{line}', shortLine(help))
      .replace(/(^|[.?] )your local/g, '$1Your local')
  )
}
