import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Conversation, Node } from '#content/coach/conversations/conversation.ts'
import { type EverywhereNode, everywhere } from '#content/coach/conversations/everywhere.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Reply, Turn } from '../turn.ts'
import { answerAboutCoach } from './about-coach.ts'
import { type Bearings, readBearings } from './bearings.ts'
import { type Choice, chooseNode } from './choose-node.ts'
import { chooseSubject } from './choose-subject.ts'
import { composeReply } from './compose-reply.ts'
import { answerQuestion, isQuestion } from './direct-question.ts'
import { findTapped, menuOf, tapsFor } from './menu.ts'
import { readAct } from './read-act.ts'
import { sayFresh } from './say.ts'

/**
 * One reply of the built-in coach, decided from top to bottom: what this is asked of the coach itself, what went wrong
 * between us, leaving, which subject, a direct question, and only then the next node of the subject's conversation.
 * Danger never gets here; the safety part answers it.
 */
export function answerTurn(turn: Turn): Reply {
  const { message, heard } = turn
  const at = readBearings(turn.history)
  const tapped = findTapped(message, at.last?.choices ?? [])
  const act = tapped ? 'new_subject' : readAct(turn, at.last)

  const about = answerAboutCoach(turn)
  if (about) return composeReply(turn, at, { ...about, node: 'about', subject: at.subject })

  if (act === 'goodbye' && !isQuestion(message)) return say(turn, at, 'goodbye')
  const outcome = at.last?.node === 'stepCheck' ? stepOutcomes[act] : undefined
  if (outcome) return say(turn, at, outcome)
  if (isMissed(act, at)) return afterMiss(turn, at, act)
  if (isOffTopic(turn, at)) return say(turn, at, 'offTopic')

  const choice = tapped
    ? ({ kind: 'sure', subject: tapped } as const)
    : chooseSubject({
        message,
        act,
        current: at.subject,
        barred: at.barred,
        alone: heard?.alone,
        joined: heard?.joined,
      })
  if (choice.kind === 'half') return askWhich(turn, at, choice.subjects)
  if (choice.kind === 'unsure') return askOpenly(turn, at, act)

  const conversation = conversationOf(choice.subject)
  if (!conversation) return askOpenly(turn, at, act)
  const isNew = choice.kind === 'sure' && choice.subject !== at.subject
  const standing: Bearings = isNew
    ? { ...at, subject: choice.subject, node: undefined, step: undefined, reassured: 0 }
    : at
  const direct = tapped ? undefined : answerQuestion(turn, choice.subject, isNew)
  if (direct) return composeReply(turn, standing, { ...direct, node: 'answer', subject: choice.subject })
  if (!isNew && isQuestion(message) && isPlainQuestion(act)) return say(turn, at, 'cannotAnswer')
  return speak(turn, standing, conversation, act)
}

/** Asked for something nothing was written for; every other kind of question has a node of its own. */
const answeredByNodes: ReadonlySet<Act> = new Set<Act>([
  ...(['words', 'why', 'reassurance', 'smaller', 'something_else', 'distress', 'did_it', 'went_well'] as const),
  ...(['went_badly', 'partly', 'did_not', 'thanks', 'joke', 'about_you'] as const),
])
function isPlainQuestion(act: Act): boolean {
  return !answeredByNodes.has(act)
}

/** The answers to "You wanted to … How did it go?" at the beginning of a visit. */
const stepOutcomes: Partial<Record<Act, EverywhereNode>> = {
  did_it: 'stepDid',
  yes: 'stepDid',
  went_well: 'stepDid',
  partly: 'stepPartly',
  did_not: 'stepDidNot',
  no: 'stepDidNot',
  went_badly: 'stepBadly',
}

/** The next node of the subject's conversation. */
function speak(turn: Turn, at: Bearings, conversation: Conversation, act: Act): Reply {
  const { heard, message } = turn
  const isGood = heard !== undefined && heard.alone.mood.good >= 0.6
  const isDone = act === 'did_it' || act === 'went_well' || heard?.alone.intent[0]?.name === 'progress_share'
  const asksForWords =
    heard !== undefined && heard.alone.need[0]?.name === 'words' && (heard.alone.need[0]?.p ?? 0) >= 0.5
  const chosen = chooseNode({
    last: at.node,
    act: actAt(act, at.node, heard?.alone.mood),
    isOver: isOver(turn),
    isGlad: isGood && isDone,
    wantsWords: asksForWords && (at.node === undefined || isQuestion(message)),
    reassured: at.reassured,
  })
  return sayFirstOf(turn, at, conversation, [chosen, ...insteadOf(chosen)])
}

/** An opening is told, whatever it sounds like; and nothing told sadly is taken for a success. */
function actAt(act: Act, node: string | undefined, mood: Heard['mood'] | undefined): Act {
  if (node === undefined) return act === 'distress' ? act : 'more_story'
  const isSuccess = act === 'did_it' || act === 'went_well'
  return isSuccess && mood !== undefined && mood.bad >= 0.5 ? 'more_story' : act
}

/** When every wording of a node was said in this chat, the talk goes on instead of repeating itself. */
function insteadOf(chosen: Choice): readonly Choice[] {
  if (chosen === 'open' || chosen === 'openAfter') return ['fear', 'step', 'hear', 'stillHere']
  if (chosen === 'fear' || chosen === 'notThatFear') return ['step', 'hear', 'stillHere']
  if (chosen === 'lines') return ['other', 'hear', 'stillHere']
  if (chosen === 'glad' || chosen === 'didIt') return ['glad', 'thanks', 'stillHere']
  if (chosen === 'step' || chosen === 'stepAfter') return ['other', 'smaller', 'hear', 'letBe', 'stillHere']
  return ['hear', 'other', 'smaller', 'letBe', 'stillHere']
}

function sayFirstOf(turn: Turn, at: Bearings, conversation: Conversation, choices: readonly Choice[]): Reply {
  for (const choice of choices) {
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

function nodeOf(conversation: Conversation, choice: Choice): Node | undefined {
  if (choice === 'hear') return { say: [...conversation.hear, ...everywhere.hear.say] }
  if (choice === 'reassure') return { say: conversation.reassure }
  const own = conversation[choice as keyof Conversation]
  if (own && typeof own === 'object' && 'say' in own) return own
  return everywhere[choice as EverywhereNode]
}

/** "Not that", or "this is not helping": two in a row and the coach says plainly what it is. */
function isMissed(act: Act, { last }: Bearings): boolean {
  return (act === 'correction' || act === 'complaint') && last !== undefined && last.node !== 'greeting'
}

function afterMiss(turn: Turn, at: Bearings, act: Act): Reply {
  const misses = at.misses + 1
  const barred = act === 'correction' && at.subject ? [...new Set([...at.barred, at.subject])] : at.barred
  const missed: Bearings = { ...at, misses, barred }
  if (misses >= 2) return say(turn, missed, 'limited', menuOf(turn, barred))
  if (act === 'complaint') {
    const conversation = at.subject && conversationOf(at.subject)
    if (!conversation) return say(turn, missed, 'sorryOpen')
    return withSorry(turn, missed, sayFirstOf(turn, missed, conversation, ['other', 'hear', 'stillHere']))
  }
  const choice = chooseSubject({
    message: turn.message,
    act,
    current: at.subject,
    barred,
    alone: turn.heard?.alone,
    joined: undefined,
  })
  const conversation = choice.kind === 'sure' ? conversationOf(choice.subject) : undefined
  if (!conversation) return say(turn, { ...missed, subject: undefined, node: undefined, step: undefined }, 'sorryOpen')
  const fresh: Bearings = { ...missed, subject: conversation.id, node: undefined, step: undefined }
  return withSorry(
    turn,
    fresh,
    sayFirstOf(turn, fresh, conversation, [isOver(turn) ? 'openAfter' : 'open', 'fear', 'step']),
  )
}

function withSorry(turn: Turn, { misses, barred }: Bearings, reply: Reply): Reply {
  const sorry = sayFresh(everywhere.sorry.say, turn.history, turn.seed) ?? ''
  return { ...reply, content: `${sorry} ${reply.content}`.trim(), trace: { ...reply.trace, misses, barred } }
}

function askWhich(turn: Turn, at: Bearings, subjects: readonly [Subject, Subject]): Reply {
  const [one, other] = subjects.map(conversationOf)
  // Asked once; whoever answers beside it is heard with an open question.
  if (!one || !other || at.last?.node === 'which') return askOpenly(turn, at, 'more_story')
  const asked = sayFresh(everywhere.which.say, turn.history, turn.seed) ?? everywhere.which.say[0] ?? ''
  const text = asked.replace('{one}', one.name).replace('{other}', other.name)
  return composeReply(
    turn,
    { ...at, subject: undefined },
    {
      text,
      node: 'which',
      subject: undefined,
      options: tapsFor([one, other]),
      choices: [one.id, other.id],
    },
  )
}

/** Not sure: one open, warm question and no advice; the second time the subjects to choose from. */
function askOpenly(turn: Turn, at: Bearings, act: Act): Reply {
  if (act === 'thanks' || act === 'silence' || act === 'joke') return say(turn, at, act)
  const wasAsked = at.last?.node === 'ask' || at.last?.node === 'sorryOpen'
  const hello = turn.cues.greets && !wasAsked ? conversationOf('none') : undefined
  const text = hello && sayFresh(hello.open.say, turn.history, turn.seed)
  if (text !== undefined) return composeReply(turn, at, { text, node: 'ask', subject: undefined })
  return wasAsked
    ? say(turn, { ...at, misses: at.misses + 1 }, 'limited', menuOf(turn, at.barred))
    : say(turn, at, 'ask')
}

function isOffTopic({ heard, message }: Turn, at: Bearings): boolean {
  if (!heard || (at.last !== undefined && at.subject !== undefined && !isQuestion(message))) return false
  const [subject] = heard.alone.subject
  const [intent] = heard.alone.intent
  return subject?.name === 'off_topic' && subject.p >= 0.6 && intent?.name === 'off_topic'
}

function isOver({ heard }: Turn): boolean {
  const before = heard?.joined ?? heard?.alone
  const intent = before?.intent.find(({ name }) => name === 'post_event_rumination' || name === 'rejection')
  return (intent?.p ?? 0) >= 0.4 || before?.need[0]?.name === 'letgo'
}

type Extra = { options?: readonly string[]; choices?: readonly Subject[] }

/** Something that fits whatever the subject. */
function say(turn: Turn, at: Bearings, name: EverywhereNode, extra: Extra = {}): Reply {
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
