import type { Answer } from '../../../conversation.ts'

export const clubTalkMet: readonly Answer[] = [
  {
    like: [
      'Saw them through the window. All couples',
      'got to the dance class door and its all boyfriends and girlfriends. went home',
      "Everyone at the supper club had somebody with them. I didn't go in.",
      'Looked in at the quiz night. Tables of two and four, every one of them.',
      'drove past the hiking group meetup, it was husband wife husband wife, kept driving',
    ],
    say: [
      'A room that looks like all pairs is hard to walk into alone. Through a window you can\'t tell who came with whom, though. You could call ahead: "I\'d be coming by myself. Is there room for one more?" Then somebody is expecting you.',
    ],
  },
  {
    like: [
      'idk theres a run club near me with cute people but id have to run',
      'theres a climbing thing on thursdays, nice people, but. climbing',
      'A hiking group meets by my house and they look fun. I get winded on stairs though',
      'could do the salsa night i suppose. only id have to salsa',
      "my coworker's football five a side has some lovely lads, problem is the football",
    ],
    say: [
      'Groups like that often have a slow end, and it\'s where the talking happens, because people there have the breath for it. Ask beforehand: "I\'m a total beginner. Is there a slow group?" Going once, to look, commits you to nothing.',
    ],
  },
  {
    like: [
      "I've paid till june",
      'well the course is paid for until christmas so',
      "I bought the ten-class card. It's not refundable.",
      'ive got a locker and everything till summer. be stupid not to',
      "Membership's paid. Since the funeral I've been once and cried in the car, but it's paid.",
    ],
    say: [
      "That's as good a reason as any. It's your place, and you can come as you are. If it gets too much, say so and take a minute, then see if you'd like to go back in. Half of it counts as going.",
    ],
  },
  {
    like: [
      'stellar. sat in the altos. am a tenor. nobody dared say',
      'great lol i sat with the advanced group. its my first class',
      'Wonderful. Spent an hour at the wrong table before I realized it was bridge and not whist.',
      'went fine except i was in the kids section the whole time and no one told me',
      "Superb. I stood with the basses. I'm a soprano. Everyone was too polite.",
    ],
    say: [
      'A whole evening in the wrong spot, and nobody said a word. That\'s a good story, and you get to tell it. Next time, first thing: "I sat in the wrong place last time. Where do I belong?" It\'s a good hello.',
    ],
  },
]
