import type { Conversation, Node } from '#content/coach/conversations/conversation.ts'
import { type EverywhereNode, everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import { isIn, keysOf } from '#rules/closed-sets.ts'
import type { AskedWordsKind } from '#rules/coach/asked-words.ts'
import type { Move } from '#rules/coach/moves.ts'
import type { Source } from '#rules/coach/source.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Trace } from '#rules/coach/trace.ts'
import { understoodOf } from '#rules/coach/understood.ts'
import { defaultLifeArea } from '#rules/life-areas.ts'
import type { Remember, Reply, Turn } from '../turn.ts'
import type { Choice } from './choose-node.ts'
import type { ChosenMove } from './moves/choose-move.ts'
import { isOver } from './reading/is-over.ts'
import { isDisclosureDue } from './replies/disclosure.ts'
import type { TalkState } from './talk-state.ts'
import { pickUnusedWording } from './unused-wording.ts'

/** What to say, before the reply is assembled. */
export type Saying = {
  text: string
  node: string
  /** Which general reply it is. */
  move?: Move
  subject: Subject | undefined
  options?: readonly string[]
  choices?: readonly Subject[]
  words?: AskedWordsKind
  step?: string
  item?: string
  remember?: readonly Remember[]
}

/** The complete reply: items it names, buttons, what to remember, and the new state of the conversation. */
export function composeReply(turn: Turn, at: TalkState, saying: Saying): Reply {
  const { text, node, move, subject, options = [], choices, words, step, item, remember = [] } = saying
  const disclosure = isDisclosureDue(turn)
    ? pickUnusedWording(everywhere.disclosure.say, turn.history, turn.seed)
    : undefined
  const trace: Trace = {
    node,
    ...(move ? { move } : {}),
    ...(subject ? { subject } : {}),
    ...(at.belief ? { belief: at.belief } : {}),
    ...(step ? { step } : {}),
    ...(at.barred.length > 0 ? { barred: at.barred } : {}),
    ...(at.misses > 0 && isMissNode(node) ? { misses: at.misses } : {}),
    ...(node === 'reassure' || node === 'loop'
      ? { reassured: at.reassured + 1 }
      : at.reassured > 0
        ? { reassured: at.reassured }
        : {}),
    ...(subject && isOver(turn, at) ? { isOver: true } : {}),
    ...(choices ? { choices } : {}),
    ...(words ? { words } : {}),
    ...(disclosure ? { disclosed: true } : {}),
  }
  return {
    content: disclosure ? `${disclosure}\n\n${text}` : text,
    sources: item && !isUnhelpful(turn, item) ? [asSource(item)] : [],
    options,
    remember: [...remember, ...rememberFrom(turn, at, node)],
    understood: understoodOf(turn.heard?.alone, turn.facts.lifeArea ?? defaultLifeArea),
    trace,
  }
}

const missNodes: ReadonlySet<string> = new Set(['limited', 'sorryOpen', 'ask', 'askAgain'])
function isMissNode(node: string): boolean {
  return missNodes.has(node)
}

const doneNodes: ReadonlySet<string> = new Set(['didIt', 'partly', 'stepDid', 'stepPartly', 'stepBadly'])

function rememberFrom({ facts }: Turn, { step, node: before }: TalkState, node: string): readonly Remember[] {
  if (node === 'agreed' && step) return [{ kind: 'step', text: step }]
  const isOpen = facts.agreedStep !== undefined && facts.agreedStep.isDone === undefined
  if (!isOpen) return []
  if (doneNodes.has(node) && (node.startsWith('step') || before !== undefined))
    return [{ kind: 'step_done', isDone: true }]
  return node === 'stepDidNot' || (node === 'didNot' && before !== undefined)
    ? [{ kind: 'step_done', isDone: false }]
    : []
}

function asSource(item: string): Source {
  const [type, id] = item.split(':')
  return { type: type as Source['type'], id: id ?? '' }
}

function isUnhelpful({ facts }: Turn, item: string): boolean {
  return (facts.unhelpful ?? []).some(({ type, id }) => `${type}:${id}` === item)
}

type Extra = { options?: readonly string[]; choices?: readonly Subject[] }

/** A reply that fits any subject. */
export function say(turn: Turn, at: TalkState, name: EverywhereNode, extra: Extra = {}): Reply {
  const node: Node = everywhere[name]
  const text = pickUnusedWording(node.say, turn.history, turn.seed) ?? node.say[turn.seed % node.say.length] ?? ''
  return composeReply(turn, at, {
    text,
    node: name,
    subject: at.subject,
    options: extra.options ?? node.taps ?? [],
    ...(extra.choices ? { choices: extra.choices } : {}),
  })
}

/** A general reply. */
export function sayMove(turn: Turn, at: TalkState, { move, text }: ChosenMove): Reply {
  return composeReply(turn, at, { text, node: 'move', move, subject: at.subject })
}

/** The node of a subject's conversation, or the closest alternative if every wording of it was used in this chat. */
export function sayNode(turn: Turn, at: TalkState, conversation: Conversation, chosen: Choice): Reply {
  for (const choice of [chosen, ...insteadOf(chosen)]) {
    const node = nodeOf(conversation, choice)
    const text = node && pickUnusedWording(node.say, turn.history, turn.seed)
    if (!node || text === undefined) continue
    const step = 'step' in node && typeof node.step === 'string' ? node.step : undefined
    return composeReply(turn, at, {
      text,
      node: choice,
      subject: conversation.id,
      options: node.taps ?? [],
      ...(step ? { step } : {}),
      ...(node.item ? { item: node.item } : {}),
    })
  }
  return say(turn, at, 'limited')
}

/** Alternatives, so that the conversation goes on instead of repeating itself. */
function insteadOf(chosen: Choice): readonly Choice[] {
  if (chosen === 'open' || chosen === 'openAfter') return ['fear', 'step', 'hear', 'stillHere']
  if (chosen === 'fear' || chosen === 'notThatFear') return ['step', 'hear', 'stillHere']
  if (chosen === 'lines') return ['linesForAnything', 'other', 'hear', 'stillHere']
  if (chosen === 'glad' || chosen === 'didIt') return ['glad', 'gladForAnything', 'thanks', 'stillHere']
  if (chosen === 'step' || chosen === 'stepAfter') return ['other', 'smaller', 'hear', 'letBe', 'stillHere']
  return ['hear', 'other', 'smaller', 'letBe', 'stillHere']
}

function nodeOf(conversation: Conversation, choice: Choice): Node | undefined {
  if (choice === 'hear') return { say: [...conversation.hear, ...everywhere.hear.say] }
  if (choice === 'reassure') return { say: conversation.reassure }
  const own = isIn(keysOf(conversation), choice) ? conversation[choice] : undefined
  if (own && typeof own === 'object' && 'say' in own) return own
  return isIn(keysOf(everywhere), choice) ? everywhere[choice] : undefined
}
