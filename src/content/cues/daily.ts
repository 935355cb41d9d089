import { dayIndex } from '#rules/day-index.ts'
import type { DailyCue } from './daily-cue.ts'
import { secondDeck, thirdDeck } from './more-daily.ts'

const firstDeck: readonly DailyCue[] = [
  {
    text: 'I keep saying I’ll take the stairs tomorrow. Have you ever done all of them?',
    situation: 'elevator',
    tip: 'Admit one small failing. It carries you about three floors, and that’s plenty.',
  },
  {
    text: 'That looks heavy. I’ll hold the doors, take your time.',
    situation: 'elevator',
    tip: 'A favor is a conversation too, and this one is over in four seconds.',
  },
  {
    text: 'Is it too late in the day for coffee?',
    situation: 'coffee',
    tip: 'A question with no stakes can be answered half awake.',
  },
  {
    text: 'I never know which of these mugs belong to people. Do you?',
    situation: 'coffee',
    tip: 'You can ask about the house rules in your first week or your ninth year.',
  },
  {
    text: 'Could you say that last number again? I was still writing.',
    situation: 'meeting',
    tip: 'Now you have spoken once, and the second time is a smaller step.',
  },
  {
    text: 'I may have missed it, but who decides this in the end?',
    situation: 'meeting',
    tip: 'Ask it in one breath. It is a fair question at any point in a project.',
  },
  {
    text: 'Is that from the place on the corner? I keep meaning to try it.',
    situation: 'lunch',
    tip: 'They get to be the expert, and you might get a better lunch.',
  },
  {
    text: 'I brought too many crackers. Would you help me out?',
    situation: 'lunch',
    tip: 'Hold out the bag as you ask, so a nod is all it takes.',
  },
  {
    text: 'What would you be doing right now if you weren’t here?',
    situation: 'event',
    tip: 'It gets people talking about life outside of work.',
  },
  {
    text: 'I’m giving this forty minutes, then my couch. How long are you staying?',
    situation: 'event',
    tip: 'Say when you plan to go, and leaving later needs no excuse.',
  },
  {
    text: 'Nice to see you on our floor. Can I show you anything?',
    situation: 'executive',
    tip: 'You know your own corner better than they do, so be the guide.',
  },
  {
    text: 'What do you wish more people asked you at these things?',
    situation: 'executive',
    tip: 'Then wait. A question like this one takes a moment to answer.',
  },
]

/** Twelve cues each, two for every situation at work. */
export const dailyDecks = [firstDeck, secondDeck, thirdDeck] as const

const days = dailyDecks.length * firstDeck.length

/** The deck of this day and the cue it opens with. The same opening comes back after five weeks. */
export function dailyCuesOf(now: Date): { cues: readonly DailyCue[]; start: number } {
  const day = dayIndex(now, days)
  return { cues: dailyDecks[day % dailyDecks.length] ?? firstDeck, start: Math.floor(day / dailyDecks.length) }
}
