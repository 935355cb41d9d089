import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Reply, Turn } from '../../turn.ts'
import { composeReply, say } from '../compose-reply.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { isGoodNews } from '../reading/good-news.ts'
import { countWords } from '../reading/sentences.ts'
import { menuOf, tapsFor } from '../subject/menu.ts'
import { type TalkState, wasAskedOpenly } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'

/** One of two subjects: asked once. If the answer is something else, an open question follows. */
export function askWhich(turn: Turn, at: TalkState, subjects: readonly [Subject, Subject], act: Act): Reply {
  const [one, other] = subjects.map(conversationOf)
  if (!one || !other || at.last?.node === 'which') return askOpenly(turn, at, act)
  const asked = pickUnusedWording(everywhere.which.say, turn.history, turn.seed) ?? everywhere.which.say[0] ?? ''
  const text = asked.replace('{one}', one.name).replace('{other}', other.name)
  const options = tapsFor([one, other])
  const choices = [one.id, other.id]
  return composeReply(
    turn,
    { ...at, subject: undefined },
    { text, node: 'which', subject: undefined, options, choices },
  )
}

/** Acts that can be answered without a subject. */
const withoutSubject: Partial<Record<Act, 'thanks' | 'silence' | 'joke' | 'linesForAnything'>> = {
  thanks: 'thanks',
  silence: 'silence',
  joke: 'joke',
  words: 'linesForAnything',
}

/** Not sure: one open, warm question and no advice; the second time, a list of subjects. */
export function askOpenly(turn: Turn, at: TalkState, act: Act): Reply {
  const wasAsked = wasAskedOpenly(at)
  const hello = turn.cues.greets && !wasAsked ? conversationOf('none') : undefined
  const text = hello && pickUnusedWording(hello.open.say, turn.history, turn.seed)
  if (text !== undefined) return composeReply(turn, at, { text, node: 'ask', subject: undefined })
  if (isGoodNews(turn, act)) return say(turn, at, 'gladForAnything')
  const plain = withoutSubject[act]
  if (plain) return say(turn, at, plain)
  return wasAsked
    ? say(turn, { ...at, misses: at.misses + 1 }, 'limited', menuOf(turn, at.barred))
    : say(turn, at, 'ask')
}

/** Fewer words are a hint, and the conversation knows what comes after those. */
export const enoughTold = 8

/** More than a tap or a word or two: the conversation knows what comes after those. */
export function isTelling({ message, heard }: Turn, act: Act): boolean {
  return (
    heard !== undefined &&
    (act === 'more_story' || act === 'answer') &&
    !isQuestion(message) &&
    countWords(message) >= enoughTold
  )
}

/** Admits that no reply is likely to fit, and asks what would help. The chat continues as after any such question. */
export function askWhatHelps(turn: Turn, at: TalkState): Reply {
  const { say: wordings, taps } = everywhere.notSure
  const text = pickUnusedWording(wordings, turn.history, turn.seed)
  return text === undefined
    ? say(turn, at, 'wants')
    : composeReply(turn, at, { text, node: 'wants', subject: at.subject, options: taps })
}
