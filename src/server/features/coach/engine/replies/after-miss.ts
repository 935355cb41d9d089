import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Reply, Turn } from '../../turn.ts'
import { composeReply, say, sayMove, sayNode } from '../compose-reply.ts'
import { chooseMove } from '../moves/choose-move.ts'
import { correctsUs } from '../reading/corrects-us.ts'
import { isOver } from '../reading/is-over.ts'
import { gaveLines } from '../reading/read-act.ts'
import { countWords } from '../reading/sentences.ts'
import { chooseSubject, isStillAbout } from '../subject/choose-subject.ts'
import { menuOf } from '../subject/menu.ts'
import { ruledOut } from '../subject/ruled-out.ts'
import { readTalkState, type TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'
import { giveWords } from '../words/give-words.ts'
import { findWritten } from '../written/written-answer.ts'

const fewWords = 4

/** "Not that", or "this is not helping". */
export function isMissed(act: Act, { last }: TalkState): boolean {
  return (act === 'correction' || act === 'complaint') && last !== undefined && last.node !== 'greeting'
}

/** A short apology and another approach. After two misses in a row, the coach says plainly what it is. */
export function afterMiss(turn: Turn, at: TalkState, act: Act): Reply {
  const misses = at.misses + 1
  const out = ruledOut(turn.message)
  const isDenied = at.subject !== undefined && out.includes(at.subject)
  // "That's not it" alone is about the subject, because that button belongs to it.
  const isBare = act === 'correction' && countWords(turn.message) <= fewWords
  const isSubjectRight =
    !isDenied && !isBare && (act === 'complaint' || isStillAbout(at.subject, at.barred, turn.heard))
  const wrong = !isSubjectRight && at.subject ? [...out, at.subject] : out
  const barred = [...new Set([...at.barred, ...wrong])]
  const missed: TalkState = { ...at, misses, barred }
  const current = at.subject && conversationOf(at.subject)
  const words = isBare || !wantsWords(turn, at) ? undefined : giveWords(turn, missed, { isMiss: true })
  if (words) return withSorry(turn, missed, words)
  if (isSubjectRight && current) {
    // "I said it's the shaking": the subject was right, so this time we answer what they repeat.
    const again = findWritten(turn, { subject: current.id, act })
    if (again) return withSorry(turn, missed, composeReply(turn, missed, { ...again, node: 'answer' }))
    const move = chooseMove(turn, missed, 'more_story')
    if (move) return withSorry(turn, missed, sayMove(turn, missed, move))
    // Instead of offering yet another exercise nobody asked for, ask what they want.
    return say(turn, missed, 'askAgain')
  }
  const choice = chooseSubject({
    message: turn.message,
    act,
    current: at.subject,
    barred,
    heard: turn.heard,
    belief: at.belief,
    // They have explained it: a fair guess is better than asking them to repeat it.
    wasAsked: true,
  })
  const conversation = choice.kind === 'sure' ? conversationOf(choice.subject) : undefined
  // Somebody who explains it clearly after two misses is answered; only if that does not help do we say what we are.
  if (misses >= 2 && (!conversation || countWords(turn.message) <= fewWords))
    return say(turn, missed, 'limited', menuOf(turn, barred))
  const lost: TalkState = { ...missed, subject: undefined, node: undefined, step: undefined }
  if (!conversation) {
    const anyway = findWritten(turn, { subject: undefined, act })
    if (anyway) return composeReply(turn, lost, { ...anyway, node: 'answer' })
    return say(turn, lost, 'sorryOpen')
  }
  const fresh: TalkState = { ...missed, subject: conversation.id, node: undefined, step: undefined, isOver: at.isOver }
  const written = findWritten(turn, { subject: conversation.id, act })
  if (written) return withSorry(turn, fresh, composeReply(turn, fresh, { ...written, node: 'answer' }))
  return withSorry(turn, fresh, sayNode(turn, fresh, conversation, isOver(turn, fresh) ? 'openAfter' : 'open'))
}

const saysSorry = /\b(?:sorry|my mistake|missed|misread|got (?:that|it|you) wrong|wrong turn)\b/i

/** "No, that's for voicemail": whatever comes next, it begins by owning the mistake. */
export function ownUp(turn: Turn, reply: Reply): Reply {
  const { last } = readTalkState(turn.history)
  const isOurs = last !== undefined && last.node !== 'greeting'
  if (!isOurs || !correctsUs(turn.message) || saysSorry.test(reply.content)) return reply
  const sorry = pickUnusedWording(everywhere.sorry.say, turn.history, turn.seed) ?? ''
  return { ...reply, content: `${sorry} ${reply.content}`.trim() }
}

/** "Those are for after a date, we haven't met": what they want is still words, only other ones. */
function wantsWords({ heard }: Turn, { last }: TalkState): boolean {
  const [need] = heard?.alone.need ?? []
  return gaveLines(last) || (need?.name === 'words' && need.p >= surelyWords)
}
const surelyWords = 0.5

function withSorry(turn: Turn, { misses, barred }: TalkState, reply: Reply): Reply {
  const sorry = pickUnusedWording(everywhere.sorry.say, turn.history, turn.seed) ?? ''
  return { ...reply, content: `${sorry} ${reply.content}`.trim(), trace: { ...reply.trace, misses, barred } }
}
