import type { Answer } from '../../../conversation.ts'

export const replayCommon: readonly Answer[] = [
  {
    like: [
      'i keep replaying what i said',
      'why did i say that, i cant stop going over it',
      'its been 3 days and i still cringe',
      'I go over the conversation again and again.',
      'i think always about what i said, stupid',
      'cant stop hearing myself say it',
      'it plays on loop',
    ],
    say: [
      'That loop feels like problem solving, but it only repeats the worst second. Next time it starts, say "there\'s the replay", and add the part it cuts out: what happened right after? People probably went on talking. Then do something that needs your hands for ten minutes.',
    ],
    about: 'over',
  },
  {
    like: [
      'do you think they still think about it',
      'will they remember that forever',
      'is everyone still talking about what i did',
      'Will they have forgotten it by now, do you suppose?',
      'they remember or they forgot?',
      'bet theyre laughing about it in the group chat rn',
      'do people remember when you embarrass yourself',
    ],
    say: [
      'Nobody can know that. Try it on yourself: what awkward thing did somebody else there do lately? If you can hardly think of one, they may not remember yours either.',
    ],
    about: 'over',
  },
  {
    like: [
      'should i bring it up again or pretend nothing happened',
      'do i mention it or act normal next time',
      'tomorrow i see them again, say something about it?',
      'Should I refer to the incident or pass over it?',
      'next time i see her i talk about it or not',
      'act normal or clear the air',
      'pretend it never happened y/n',
    ],
    say: [
      "If nobody was hurt, act normal; that's the clearest sign that it's nothing much. If somebody was, say one sentence early, then move on. Either way, begin with an ordinary hello and let them set the tone.",
    ],
    about: 'over',
  },
]
