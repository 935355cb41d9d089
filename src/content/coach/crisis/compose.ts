import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { Asked } from '#rules/safety/answers.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { checkInFor } from './checkin.ts'
import { afterDenials, afterSafeAnswers, followUpQuestions, followUps } from './follow-up-words.ts'
import { type Picked, type Pool, pick, pickQuestion, wereAllSaid } from './parts.ts'
import { asResource, type Help, helpFor, type Resource, shortLine } from './resources.ts'
import { emergencyCalls, lineFinders, openLines, safetyOptions, staying, stayingOn } from './shared-words.ts'
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
  /** The message is still about the alarm before it, though none itself. */
  isStaying?: boolean
  /** Any number that grows with the conversation; two people do not begin with the same sentence. */
  turn: number
}

/** The safety part of a reply. Asked for whenever `followUpOf` is not "none". */
export function composeCrisisReply({ assessment, state, country, turn, isStaying = false }: Request): CrisisReply {
  const isCalmAgain = !isAlarm(assessment) && state !== null && state.tier !== 'checkin'
  // What is remembered says more than a bare "yes".
  const isKnownBetter = isCalmAgain || assessment.reasons.every((reason) => reason.startsWith('answered_'))
  const topic = topicOf(isKnownBetter && state ? state : assessment)
  const context: Context = { assessment, topic, help: helpFor(country, topic), said: state?.said ?? [], turn }
  if (isCalmAgain) return isStaying ? composeStay(context, state) : composeFollowUp(context, state)
  return isAlarm(assessment) ? composeAlarm(context) : composeCheckIn(context)
}

type Context = { assessment: Assessment; topic: CrisisTopic; help: Help; said: readonly string[]; turn: number }

/** These need hands, not a listener: the emergency number comes first at any tier. */
const bodily: readonly CrisisTopic[] = ['medical', 'overdose']

function composeAlarm({ assessment, topic, help, said, turn }: Context): CrisisReply {
  const words = topicWords[topic]
  const isUrgent = assessment.tier === 'imminent' || bodily.includes(topic)
  const isFirst = !said.some((id) => id.startsWith(words.acknowledge.name))
  const isAboutMeans = isUrgent && topic === 'suicide' && !wereAllSaid(distance, said)
  const opening = pick(isFirst ? words.acknowledge : staying, said, turn)
  const step = pick(isAboutMeans ? distance : words.steps, said)
  const person = pick(words.people, said, turn)
  const line = pickLine(help, said, turn)
  // Whoever says "tonight" has answered the first question already.
  const question = pickQuestion(
    words.questions,
    isUrgent && topic === 'suicide' ? [`${words.questions.name}.0`, ...said] : said,
  )
  const calmParts = isFirst ? [opening, line, person] : [opening, step, person, line]
  const parts = isUrgent ? [pick(emergencyCalls, said), opening, step, person, line] : calmParts
  return {
    text: fill([...parts, question], help),
    options: words.options,
    resources: resourcesOf(help, isUrgent),
    said: [...parts, question].map(({ id }) => id),
    asked: question.asked,
    isWholeReply: true,
  }
}

function composeFollowUp({ assessment, topic, help, said, turn }: Context, { tier }: SafetyState): CrisisReply {
  const opening = pick(followUpPool(assessment), said, turn)
  const isAboutOther = topic === 'other_person'
  const question = pickQuestion(isAboutOther ? topicWords.other_person.questions : followUpQuestions, said)
  return {
    text: fill([opening, question], help),
    options: isAboutOther ? topicWords.other_person.options : safetyOptions,
    resources: resourcesOf(help, tier === 'imminent'),
    said: [opening.id, question.id],
    asked: question.asked,
    isWholeReply: false,
  }
}

/** Whoever is hurt by somebody looks for the fault in themselves. */
const blamed: readonly CrisisTopic[] = ['abuse', 'assault']

/** S4: what goes on is stayed with. No coaching, and one more thing to do about this very danger. */
function composeStay({ assessment, topic, help, said, turn }: Context, { tier }: SafetyState): CrisisReply {
  const words = topicWords[topic]
  const isCalmed = assessment.reasons.includes('answered_safe') || assessment.reasons.includes('denial')
  const isBlamed = blamed.includes(topic) && !wereAllSaid(words.acknowledge, said)
  const opening = pick(isCalmed ? followUpPool(assessment) : isBlamed ? words.acknowledge : stayingOn, said, turn)
  const isAboutMeans = topic === 'suicide' && tier === 'imminent' && !wereAllSaid(distance, said)
  const step = pick(isAboutMeans ? distance : words.steps, said)
  const isBodily = bodily.includes(topic)
  const call = isBodily ? [pick(emergencyCalls, said)] : []
  const line = isCalmed || isBodily ? [] : [pickLine(help, said, turn)]
  const question = pickQuestion(words.questions, said)
  const parts = [...call, opening, step, ...line, question]
  return {
    text: fill(parts, help),
    options: words.options,
    resources: resourcesOf(help, tier === 'imminent'),
    said: parts.map(({ id }) => id),
    asked: question.asked,
    isWholeReply: true,
  }
}

function followUpPool({ reasons }: Assessment): Pool {
  if (reasons.includes('answered_safe')) return afterSafeAnswers
  return reasons.includes('denial') ? afterDenials : followUps
}

function resourcesOf({ emergency, lines }: Help, isUrgent: boolean): Resource[] {
  const resources = lines.map(asResource)
  return isUrgent ? [emergency, ...resources] : [...resources, emergency]
}

function composeCheckIn({ assessment, help, said, turn }: Context): CrisisReply {
  const { words, question, options = [] } = checkInFor(assessment)
  const opening = pick(words, said, turn)
  const parts = question ? [opening, { id: `${words.name}.ask`, sentence: question.text }] : [opening]
  return {
    text: fill(parts, help),
    options,
    resources: resourcesOf(help, false),
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
