import type { TopicName } from '#content/coach/moves/all-topics.ts'
import { timesMoved } from './conversation.ts'
import type { Action } from './exchange.ts'
import { ownStep } from './own-step.ts'
import { type Draft, type Setting, withTopic } from './scene.ts'
import { isEarly, startSomewhere } from './scenes/beginning.ts'
import {
  adviseLine,
  agree,
  freshStep,
  further,
  idle,
  linePick,
  lines,
  offer,
  openUp,
  smaller,
  wrap,
} from './scenes/coaching.ts'
import { continueWalk, startTechnique, startWalk, walkOf } from './scenes/guiding.ts'
import { keepForLater, sayPlainly, sayWhy, tooScared } from './scenes/later.ts'
import { freshFittingPair, freshPair } from './scenes/line-choice.ts'
import { celebrate } from './scenes/mind.ts'
import { panic, panicEasing } from './scenes/panic.ts'
import { goodbye } from './scenes/people.ts'
import { stepAnswered } from './scenes/steps.ts'
import { openRung, wasCelebrated } from './scenes/winning.ts'

/** A tap or a few words: the conversation goes on from where it stands. */
export function answerTo(setting: Setting, action: Action): Draft {
  return afterPanic(setting, action) ?? stepAnswered(setting) ?? byTap(setting, action) ?? byWord(setting, action)
}

function afterPanic(setting: Setting, action: Action): Draft | undefined {
  const scene = setting.conversation.trace?.moves[0]
  if (scene !== 'scene:panic' && scene !== 'scene:panic_easing') return undefined
  if (action === 'still' || action === 'no' || action === 'not_done' || action === 'scared') return panic(setting)
  const isEasing =
    action === 'better' || action === 'yes' || action === 'okay' || action === 'done' || action === 'next'
  return isEasing && scene === 'scene:panic' ? panicEasing(setting) : undefined
}

const directions: Partial<Record<Action, TopicName>> = {
  before: 'general',
  during: 'in_it',
  after: 'let_go',
  low: 'lift',
  people: 'friends',
}

function byTap(setting: Setting, action: Action): Draft | undefined {
  const topicName = directions[action]
  if (topicName) return offer(withTopic(setting, keptTopic(setting, topicName)))
  switch (action) {
    case 'walk':
      return startWalk(setting)
    case 'lines':
    case 'words':
    case 'more_lines':
      return freshPair(setting) ? lines(setting) : undefined
    case 'first_line':
    case 'second_line':
      return pickedLine(setting, action === 'first_line' ? 0 : 1)
    case 'smaller':
      return smaller(setting)
    case 'scared':
      return tooScared(setting)
    case 'later':
      return keepForLater(setting)
    case 'which':
      return setting.conversation.trace?.moves.includes('lines') ? adviseLine(setting) : sayPlainly(setting)
    case 'what':
      return setting.conversation.trace?.moves.includes('lines') ? adviseLine(setting) : sayPlainly(setting)
    case 'why':
      return sayWhy(setting)
    case 'step':
      return agree(setting)
    case 'agree':
    case 'test':
      return takeOn(setting)
    case 'talk':
      return openUp(setting)
    case 'win':
      return celebrate(setting)
    case 'calm':
      return panic(setting)
    case 'enough':
      return goodbye(setting)
    default:
      return undefined
  }
}

/** "It is still ahead of me" says when, and what it is about was said before. */
function keptTopic({ conversation }: Setting, topicName: TopicName): TopicName {
  return topicName === 'general' && conversation.topic ? conversation.topic : topicName
}

function byWord(setting: Setting, action: Action): Draft {
  const { conversation } = setting
  const { asked } = conversation.trace ?? {}
  const walk = walkOf(conversation.trace)
  const isForward =
    action === 'yes' || action === 'okay' || action === 'next' || action === 'done' || action === 'better'
  if (action === 'unsure' && isEarly(conversation)) return startSomewhere(setting)
  if (wasCelebrated(conversation)) {
    const next = action === 'no' ? keepForLater(setting) : openRung(setting)
    if (next) return next
  }
  // All was agreed on: a short end, and no new beginning.
  if (isForward && conversation.trace?.moves[0] === 'scene:wrap') return idle(setting)
  if (walk && isForward) return continueWalk(setting, walk) ?? agree(setting)
  if (isForward && asked === 'walk') return startWalk(setting) ?? advance(setting)
  if (isForward && asked === 'lines' && freshFittingPair(setting)) return lines(setting)
  if (isForward && asked === 'agree') return takeOn(setting) ?? advance(setting)
  if (isForward && asked === 'pick_line') return pickedLine(setting, 0) ?? advance(setting)
  if (action === 'no' && timesMoved(conversation, 'scene:open', 4) === 0) return openUp(setting)
  if (action === 'unsure' && freshStep(setting, setting.topic.smaller)) return smaller(setting)
  return advance(setting)
}

function takeOn(setting: Setting): Draft | undefined {
  const { step, asked } = setting.conversation.trace ?? {}
  if (asked === 'pick_line' && setting.action === 'test') return pickedLine(setting, 0)
  const own = setting.action === 'agree' ? ownStep(setting.turn.message) : undefined
  return own || step ? wrap(setting, own ?? step ?? '') : undefined
}

function pickedLine(setting: Setting, which: 0 | 1): Draft | undefined {
  const found = [...(setting.conversation.last?.content.matchAll(/“([^”]+)”/g) ?? [])].map(([, line]) => line)
  const line = found[which]
  return line ? linePick(setting, line, which === 0 ? 'first' : 'second') : undefined
}

type Kind = { scene: string; make: (setting: Setting) => Draft | undefined; can: (setting: Setting) => boolean }

/** Nobody has to be spoken to about these, unless they ask for words. */
const unspoken: ReadonlySet<string> = new Set(['recover', 'let_go', 'calm', 'lift'])

const kinds: readonly Kind[] = [
  { scene: 'offer', make: offer, can: (setting) => freshStep(setting, setting.topic.steps) !== undefined },
  {
    scene: 'lines',
    make: lines,
    can: (setting) => !unspoken.has(setting.topicName) && freshFittingPair(setting) !== undefined,
  },
  { scene: 'walk', make: startWalk, can: () => true },
  {
    scene: 'agree',
    make: agree,
    can: (setting) => freshStep(setting, [...setting.topic.steps, ...setting.topic.smaller]) !== undefined,
  },
  { scene: 'further', make: further, can: () => true },
  { scene: 'technique', make: startTechnique, can: () => true },
  { scene: 'smaller', make: smaller, can: (setting) => freshStep(setting, setting.topic.smaller) !== undefined },
  { scene: 'idle', make: idle, can: () => true },
]

/** The thing not done for the longest time, so that nothing ends by running out. */
export function advance(setting: Setting): Draft {
  const { traces } = setting.conversation
  const age = ({ scene }: Kind) => {
    const at = traces.findIndex(({ moves }) => moves[0] === `scene:${scene}`)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const byAge = kinds.toSorted((a, b) => {
    const [ageA, ageB] = [age(a), age(b)]
    return ageA === ageB ? 0 : ageB - ageA
  })
  for (const { make, can } of byAge) {
    const draft = can(setting) ? make(setting) : undefined
    if (draft) return draft
  }
  return idle(setting)
}
