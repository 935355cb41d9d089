import type { Answer } from '../../../conversation.ts'

export const clubTalkMore: readonly Answer[] = [
  {
    like: [
      'we used to sing in the car, he was always off key',
      'She danced terribly and I loved it',
      'my husband whistled the same three tunes all the way to the coast',
      'mum and me sang abba on every drive. badly.',
    ],
    say: [
      "All of it a little wrong, and you'd give a lot to have it once more. That's a good picture of two people. Thank you for telling me. Nothing has to come of it.",
    ],
  },
  {
    like: [
      'i do the costumes for the play and everyone comes to talk to me now',
      "I'm painting faces at the school fair and there's a line",
      'doing hair for the show n ppl actually wanna chat w me',
      'Since I took over the set, they all come by to talk. Me!',
    ],
    say: [
      "And now they come to you. That's a lovely thing to have found: you're good at it, and the talking comes by itself while your hands are busy. Enjoy every bit of it.",
    ],
  },
]
