import type { Answer } from '../../../conversation.ts'

export const friendDriftingCommon: readonly Answer[] = [
  {
    like: [
      'do i text her or wait for her to text for once',
      'im always the one who writes first, should i stop',
      'its always me. do i wait now',
      'Must I always be the one to get in touch?',
      'i write always first, he never. i stop or continue?',
      'should i test if she ever texts first',
      'if i dont text we just dont talk. keep going or stop',
    ],
    say: [
      "Text once more, with something concrete: a day, a place. Testing in silence tells you little, since they don't know there's a test. If they keep saying no without offering another time, ease off and put your energy toward people who answer. Being the one who starts things isn't a flaw.",
    ],
  },
  {
    like: [
      'how do i tell a friend she hurt me',
      'my best friend said something mean and i cant let it go. what do i say to him',
      'How might I let a friend know that I was hurt, without accusing?',
      'he joked about me in front of everyone. i wanna tell him it wasnt ok',
      'friend hurt my feeling, what words I can use',
      'need a text for a friend who hurt me',
      'she forgot my birthday and im sad more than mad. how do i say it',
    ],
    say: [
      'One thing that happened, how it felt, what you\'d like.\n"Something\'s been on my mind, and I\'d rather tell you than go quiet."\n"When that happened, it hurt."\n"I care about us, so I wanted you to know."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my friend is pulling away, what do i write to her',
      'how do i ask a friend if something is wrong between us',
      'What could I say to a friend who seems more distant lately?',
      'we used to talk every day, now nothing. text?',
      'friend is cold to me now, how to ask why',
      'i miss my best friend and she lives 10 min away. what do i send',
      'how do i bring up that we barely hang out anymore',
    ],
    say: [
      'Lead with missing them, not with blame.\n"I miss you. It feels like we\'ve talked less lately."\n"If I did something, I\'d want to know."\n"Want to take a walk this week?"',
    ],
    asks: 'words',
  },
]
