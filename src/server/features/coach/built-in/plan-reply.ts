import { disclosures } from '#content/coach/moves/about-coach.ts'
import { topics } from '#content/coach/moves/all-topics.ts'
import { toneTouches } from '#content/coach/moves/hearing.ts'
import { options } from '#content/coach/moves/options.ts'
import type { Understood } from '#rules/coach/understanding.ts'
import type { Move, Plan, Trace, Turn } from '../turn.ts'
import { actionOf, isAnsweringUs, readConversation } from './conversation.ts'
import { isDisclosureDue } from './disclosure.ts'
import type { Conversation } from './exchange.ts'
import { asSentence, factsFor } from './facts.ts'
import { oneOf } from './moves.ts'
import { chooseScene } from './policy.ts'
import { questionOf } from './question-of.ts'
import { whatWasSaid } from './said.ts'
import type { Draft, Setting } from './scene.ts'
import { bearingOf } from './scenes/coaching.ts'
import { panicMaxWords } from './scenes/panic.ts'
import { stepQuestion, withStepQuestion } from './scenes/steps.ts'
import { countWords } from './sentences.ts'
import { topicOf, writing } from './topic-of.ts'

/** C2. */
const replyMaxWords = 120
const briefMaxWords = 55
const leastWords = 40

/** What the reply does, decided before any wording and the same for both engines. */
export function planReply(turn: Turn): Plan {
  const conversation = readConversation(turn)
  const setting = settingFor(turn, conversation)
  const scene = chooseScene(setting)
  const question = asksNoQuestion(scene) ? undefined : stepQuestion(setting)
  const draft = question ? withStepQuestion(scene, question) : scene
  const moves = [...disclosure(turn), ...shaped(draft.moves, turn)]
  return {
    moves,
    items: moves.flatMap(({ items = [] }) => items),
    facts: factsFor(turn, bearingOf(setting)).map(asSentence),
    options: optionsOf(draft, turn),
    maxWords: wordsLeft(draft, turn),
    understood: understoodOf(turn),
    remember: draft.remember ?? [],
    trace: traceOf(draft, setting, moves),
  }
}

/** A goodbye and a panic are left alone. */
function asksNoQuestion({ scene }: Draft): boolean {
  return ['goodbye', 'panic', 'panic_easing', 'wrap', 'walk', 'technique', 'clarify', 'about', 'angry'].includes(scene)
}

function settingFor(turn: Turn, conversation: Conversation): Setting {
  const action = actionOf(turn, conversation)
  const read = isAboutTheBody(turn) ? 'calm' : topicOf(turn.understanding, turn.message)
  const isThread = action !== undefined || isOnTopic(turn, conversation)
  const topicName = isThread && conversation.topic ? conversation.topic : read
  return { turn, conversation, action, topicName, topic: topics[topicName], said: whatWasSaid(turn.history) }
}

/** The parts of a conversation happen on every occasion: they open no topic of their own in the middle of one. */
const partsOfATalk: ReadonlySet<string> = new Set(['opening', 'middle', 'ending', 'none'])
const ownTopics: ReadonlySet<string> = new Set([
  'lift',
  'recover',
  'celebrate',
  'calm',
  'elsewhere',
  'connect',
  'refuse',
])
const asideWords = 10

function isOnTopic({ message, understanding }: Turn, conversation: Conversation): boolean {
  const { isUnsure, cues, need, situation, slots } = understanding
  // "You are useless" is about the last answer, not a topic of its own.
  if (cues.saysNotHelping || (isUnsure && isAnsweringUs({ conversation }))) return true
  if (cues.mentionsDrinking || writing.test(message)) return false
  const isAsking = cues.wantsReassurance || questionOf(message) !== undefined
  if (isAsking && countWords(message) <= asideWords && slots.event === undefined) return true
  const before = conversation.last?.understood
  const isSame = before !== undefined && before.need === need && before.situation === situation
  const isNew = slots.event !== undefined || slots.who !== undefined || (ownTopics.has(need) && !isSame)
  return (
    !conversation.isNewVisit &&
    !isNew &&
    (partsOfATalk.has(situation) || situation === conversation.topic) &&
    countWords(message) <= asideWords
  )
}

const bodySigns =
  /\b(?:blush\w*|(?:go|went|turn|turning|going) (?:bright )?red|sweat\w*|trembl\w*|stutter\w*|(?:hands|voice|knees|legs) (?:start to |starts to |keep |keeps )?(?:shak\w*|crack\w*))\b/i

/** A body that gives them away, and no occasion named: the body is the topic. */
function isAboutTheBody({ message, understanding: { need, situation, cues } }: Turn): boolean {
  const isOpen = (need === 'let_go' || need === 'prepare' || need === 'calm') && situation === 'none'
  return isOpen && !cues.wantsReassurance && bodySigns.test(message)
}

/** T2. */
function disclosure(turn: Turn): Move[] {
  if (!isDisclosureDue(turn)) return []
  return [oneOf('disclose', 'Say again that this is an AI and practice, not therapy.', disclosures)]
}

/** P6: what the wished-for tone leaves out or adds. */
function shaped(moves: readonly Move[], { facts }: Turn): Move[] {
  const { tone } = facts
  if (tone === 'plainer') return moves.filter(({ name }) => name !== 'notice' && name !== 'aside' && name !== 'meaning')
  if (tone === 'serious') return moves.filter(({ name }) => name !== 'aside' && name !== 'lines_hint')
  const touches = tone && toneTouches[tone]
  if (!touches || moves.some(({ name }) => name === 'grounding')) return [...moves]
  const touch: Move = { ...oneOf('touch', `Keep it ${tone}.`, touches), spare: 2 }
  const at = moves.findIndex(({ isQuestion }) => isQuestion)
  return at < 0 ? [...moves, touch] : [...moves.slice(0, at), touch, ...moves.slice(at)]
}

function optionsOf({ options: names = [], asked }: Draft, { before }: Turn): string[] {
  return before?.hasQuestion && asked ? [] : names.map((name) => options[name])
}

function wordsLeft({ maxWords = replyMaxWords }: Draft, { facts, before }: Turn): number {
  const wished = facts.tone === 'shorter' ? Math.min(maxWords, briefMaxWords) : maxWords
  const left = maxWords - (before ? countWords(before.text) : 0)
  return Math.min(wished, Math.max(maxWords === panicMaxWords ? panicMaxWords - 20 : leastWords, left))
}

function understoodOf({ understanding: { need, situation, stage, lifeArea } }: Turn): Understood {
  return { need, situation, stage, lifeArea }
}

function traceOf(
  { scene, phase, asked, step, marks = [] }: Draft,
  { topicName, turn }: Setting,
  moves: readonly Move[],
): Trace {
  const isAsked = asked !== undefined && !turn.before?.hasQuestion
  return {
    moves: [`scene:${scene}`, ...moves.map(({ name }) => name), ...marks],
    phase,
    topic: topicName,
    ...(step ? { step } : {}),
    ...(isAsked ? { asked } : {}),
  }
}
