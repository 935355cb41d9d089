import type { Conversation, Node } from '#content/coach/conversations/conversation.ts'
import { type EverywhereNode, everywhere } from '#content/coach/conversations/everywhere.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Reply, Turn } from '../turn.ts'
import type { Bearings } from './bearings.ts'
import type { Choice } from './choose-node.ts'
import { composeReply } from './compose-reply.ts'
import type { ChosenMove } from './moves/choose-move.ts'
import { sayFresh } from './say.ts'

type Extra = { options?: readonly string[]; choices?: readonly Subject[] }

/** Something that fits whatever the subject. */
export function say(turn: Turn, at: Bearings, name: EverywhereNode, extra: Extra = {}): Reply {
  const node: Node = everywhere[name]
  const text = sayFresh(node.say, turn.history, turn.seed) ?? node.say[turn.seed % node.say.length] ?? ''
  return composeReply(turn, at, {
    text,
    node: name,
    subject: at.subject,
    options: extra.options ?? node.taps ?? [],
    ...(extra.choices ? { choices: extra.choices } : {}),
  })
}

/** A general reply. */
export function sayMove(turn: Turn, at: Bearings, { move, text }: ChosenMove): Reply {
  return composeReply(turn, at, { text, node: 'move', move, subject: at.subject })
}

/** The node of a subject's conversation, or what comes nearest to it when every wording of it was said in this chat. */
export function sayNode(turn: Turn, at: Bearings, conversation: Conversation, chosen: Choice): Reply {
  for (const choice of [chosen, ...insteadOf(chosen)]) {
    const node = nodeOf(conversation, choice)
    const text = node && sayFresh(node.say, turn.history, turn.seed)
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

/** The talk goes on instead of repeating itself. */
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
  const own = conversation[choice as keyof Conversation]
  if (own && typeof own === 'object' && 'say' in own) return own
  return everywhere[choice as EverywhereNode]
}
