import type { Answer } from '../../../conversation.ts'

export const familyTableCommon: readonly Answer[] = [
  {
    like: [
      'what do i say if they ask why im still single',
      'what if my aunt asks about my job again',
      'do i answer or change the subject when they ask',
      'How does one deflect personal questions at table?',
      'my family always ask when i marry, what i do',
      'ugh they will grill me at dinner. ignore or answer',
      'what if they start on my weight again',
    ],
    say: [
      'Answer in one short sentence, then change the subject: "Nothing new there. How\'s the garden?" You don\'t owe the table your private life. If they push, say, "I\'d rather not talk about that today," in a friendly voice, and turn to somebody next to you.',
    ],
    about: 'coming',
  },
  {
    like: [
      'my family asks why im still single. what do i say',
      'aunt asks about my weight at every dinner. line?',
      'What is a civil reply to intrusive questions from relatives?',
      '"when are you getting a real job" says grandpa. what do i answer',
      'relatives ask private things, how to answer polite',
      'thanksgiving interrogation incoming, need deflecting lines',
      "my uncle asks when we're having kids, every time, in front of everyone",
    ],
    say: [
      'Answer briefly, then ask about something else.\n"No news there. I\'ll tell you when there is."\n"I\'d rather not talk about that today."\n"I\'d much rather hear about you. What\'s new?"',
    ],
    asks: 'words',
  },
]
