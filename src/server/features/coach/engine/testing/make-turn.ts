import type { Act } from '#rules/coach/acts.ts'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import {
  type Heard,
  type HeardIntent,
  type HeardMood,
  type HeardNeed,
  heardNothing,
  type Ranked,
} from '#rules/coach/heard.ts'
import type { Move } from '#rules/coach/moves.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { HeardSubject } from '#rules/coach/subjects.ts'
import type { HeardThread } from '#rules/coach/thread/heard-thread.ts'
import { asEntry, userEntry } from '../../entries.ts'
import type { Reply, StoredMessage, Turn } from '../../turn.ts'
import { answerTurn } from '../answer-turn.ts'
import { createMeanings } from '../meanings/meanings.ts'
import type { AskedName } from '../words/asked-words-weights.ts'

type Ear = {
  subject?: HeardSubject
  p?: number
  second?: HeardSubject
  act?: Act
  mood?: HeardMood
  intent?: HeardIntent
  need?: HeardNeed
  /** The general replies that fit, likeliest first. */
  moves?: readonly (Move | 'none')[]
  /** For what kind of moment they want words, likeliest first. */
  words?: Ranked<AskedName>
  /** The layer that follows the talk hears the same. */
  isFollowed?: boolean
  glad?: number
  leaving?: number
  wanted?: number
}

/** What the layer that follows the talk would hear. */
export function threadOf({ subject = 'none', p = 0.9, second, glad = 0, leaving = 0, wanted = 0 }: Ear): HeardThread {
  const others = second ? [{ name: second, p: p - 0.05 }] : []
  return { subject: [{ name: subject, p }, ...others], glad, leaving, words: wanted, asks: 0, memory: '' }
}

/** What a listener that is sure of itself would hear. */
export function heardAs({
  subject = 'none',
  p = 0.9,
  second,
  act = 'more_story',
  mood = 'neutral',
  intent = 'pre_event_anxiety',
  need = 'none',
}: Ear): Heard {
  return {
    ...heardNothing,
    subject: [{ name: subject, p }, ...(second ? [{ name: second, p: p - 0.05 }] : [])],
    need: [{ name: need, p: 0.9 }],
    intent: [{ name: intent, p: 0.9 }],
    area: [{ name: 'general', p: 1 }],
    mood: { good: 0, neutral: 0, bad: 0, [mood]: 1 },
    act: [{ name: act, p: 0.9 }],
  }
}

const noon = new Date('2026-03-02T12:00:00Z')

/** A chat with the built-in coach in which the test says what was heard. */
export function startTalk() {
  const history: StoredMessage[] = []
  return {
    history,
    say(message: string, ear?: Ear): Reply {
      const heard = ear && heardAs(ear)
      const turn: Turn = {
        message,
        history,
        heard: heard && {
          alone: heard,
          after: heard,
          joined: heard,
          ...(ear.isFollowed ? { thread: threadOf(ear) } : {}),
        },
        meanings: ear?.words && { ...createMeanings(async () => undefined), askedWords: () => ear.words ?? [] },
        moves: (ear?.moves ?? []).map((name, at) => ({ name, p: 0.6 - at / 10 })),
        cues: readCues(readLine(message), message),
        facts: {},
        now: noon,
        seed: history.length,
      }
      const reply = answerTurn(turn)
      history.push(userEntry({ message, now: noon }), asEntry(reply, noon))
      return reply
    },
  }
}
