import type { Answer } from '../../../conversation.ts'

export const weddingTalkAfterward: readonly Answer[] = [
  {
    like: [
      'turns out somebody else told the same joke at their wedding',
      'she rang and said nobody minded my speech at all',
      'All those nights over one remark, and she says it made them laugh.',
      "he left a voicemail, said he'd done the exact same thing himself lol",
    ],
    about: 'over',
    say: [
      "So the thing you've been going over for so long was nothing to them, or even a good memory. It was kind of them to tell you. You can let it rest now.",
    ],
  },
  {
    like: [
      "carried the coffin. cried the whole way. didn't drop it",
      'did the reading at the funeral, bawled, got through it',
      'I was a pallbearer today. We all wept. It went as it should.',
      'we carried her. i cried, my brother cried, it was ok',
    ],
    about: 'over',
    say: [
      "You did that for them, and you cried, and you held on. It's done, and done with love. I'm sorry for your loss. Sit with your own people tonight if you can.",
    ],
  },
  {
    like: [
      'voice broke in my speech but they laughed in a nice way and i kept going',
      'stumbled on the first line, everyone went aww, then it flew',
      'I choked up for a second, people were sweet about it, rest went great',
      'messed up one word in the toast, they loved it',
    ],
    about: 'over',
    say: [
      "That crack may be the part they remember best, and fondly. They laughed because they were with you, and then you carried on and had the room. What a night. I'm glad for you.",
    ],
  },
  {
    like: [
      'i laughed at the worst possible moment, everyone was ok though',
      'my aunt nearly choked and i burst out laughing, so bad',
      'laughed during something serious at a wedding omg',
      "I'm afraid I laughed when I ought to have been alarmed",
    ],
    about: 'over',
    say: [
      `If nobody was hurt, you're allowed to find it funny. Laughing at the wrong second is often fright coming out sideways. If somebody minded, one line: "I was startled, and it came out as a laugh." It may end up as a family story.`,
    ],
  },
  {
    like: [
      'she hugged me first thing and nobody stared at me',
      'the bride ran over to me, nobody cared how i looked',
      'I went. My granddaughter came flying. Not one person looked at my face',
    ],
    about: 'over',
    say: [
      "You came in, and somebody you love saw you and nothing else. That's the picture to keep from the day. All that worry about who would look, and the one who mattered did. I'm so glad you went.",
    ],
  },
  {
    like: [
      'he started on at me so I went off to get cake, more than once',
      'every time it got awkward i went to the buffet, ate so much',
      'I escaped to the dessert table four times. It worked.',
      'my uncle began his speech and I walked off for pudding, best wedding ever',
    ],
    about: 'over',
    say: [
      "You took a break when you needed one, and you stayed at the party. That's a plan that worked, with dessert. How was the rest of it, in between?",
    ],
  },
]
