import type { Answer } from '../../../conversation.ts'

export const presentationTalkAfterward: readonly Answer[] = [
  {
    like: [
      'gave my speech about my own recovery and the teacher cried',
      'told the whole class what i went through, some people teared up',
      'I spoke about my illness in front of everybody and they were moved',
      'did my talk on getting sober, a woman came up after with wet eyes',
    ],
    about: 'over',
    say: [
      "You told your own story out loud, in front of people, and it reached somebody. That takes more than any ordinary talk. I'm glad for you.",
    ],
  },
  {
    like: [
      'shook for a minute then i forgot about it',
      'my hands were going mad at the start and then it stopped',
      'heart was pounding at first, then I was too busy talking',
      'voice wobbled for the first bit and then it was fine',
    ],
    about: 'over',
    say: [
      "That's the best part of it: you forgot about it. It was wild for a minute, you kept going, and then your head was on the talk. I'm glad. Now you can rest.",
    ],
  },
  {
    like: [
      'passed with honors!! my mom hugged the wrong prof',
      'I got the top grade and my father wept in front of everyone',
      'defended it. distinction. dad cried lol',
      'It is done, with the best mark, and my family was worse than me',
    ],
    about: 'over',
    say: [
      "Done, and with a mark like that. And a family more nervous than you, which is the part you'll be telling for years. After all that work, you stood up there and it went well. I'm very glad for you.",
    ],
  },
  {
    like: [
      'yesterday was my talk, i had to ask them to repeat 3 times',
      'I asked "again please" several times in front of everybody',
      'did the presentation, asked them to speak slower like 4 times',
      'So it was today. I had to say "sorry, once more" three times',
    ],
    about: 'over',
    say: [
      "You asked, more than once, in front of all of them. That takes nerve. And the talk went on, so they slowed down or they didn't, and you stayed. How did the rest of it go?",
    ],
  },
]
