import type { Answer } from '../../../conversation.ts'

export const lunchAloneTalkAfterward: readonly Answer[] = [
  {
    like: [
      'we talked about cars, i know nothing about cars',
      'she talked to me about her garden, I had no clue',
      "had lunch with someone and the topic was football, which I don't follow",
      "we ended up talking cats. don't even have one",
    ],
    about: 'over',
    say: [
      "That's the best kind of conversation, about something you know nothing about. You get to ask, and they get to explain. You shared a table and talked, and next time there's a subject waiting. I'm glad.",
    ],
  },
  {
    like: [
      'got to the door and looked in, then left',
      'stood outside the club room till the bell',
      'i peeked in the window but didnt go in',
      'I went as far as the entrance and turned round',
    ],
    about: 'over',
    say: [
      `That was a look, and a look counts. You know now what's behind that door. Next time go right at the start, before it fills up: door, "Mind if I join?", sit. Was there a free chair?`,
    ],
  },
  {
    like: [
      'sat down with them. silence. then the old guy asks me a crossword clue',
      'ok i sat at the table, nobody talked, then one guy asked me something random',
      'I did it, I sat there and ate. One of them asked me a quiz question',
      'sat. awkward quiet. then he goes do you know a word for this',
    ],
    about: 'over',
    say: [
      'You sat, you ate, and somebody spoke to you first. That counts, awkward quiet and all. A question thrown your way is about as friendly as a lunch table gets. What did you answer?',
    ],
  },
]
