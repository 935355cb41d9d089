import type { Answer } from '../../../conversation.ts'

export const movedCityCommon: readonly Answer[] = [
  {
    like: [
      'how long til i have friends here',
      'its been 3 months and i still know no one, is that normal',
      'am i doing something wrong, i moved and i have no friends',
      'I relocated in the autumn and remain a stranger. Is that usual?',
      'i am new in this country, when i will have friends',
      'moved in june. still nobody. is it me',
      'everyone here already has a life',
    ],
    say: [
      "It often takes longer than people expect, and it doesn't mean you're doing it wrong. What helps is seeing the same faces again and again: one weekly thing, same day, four weeks in a row, before you judge it. What's something near you that meets every week?",
    ],
  },
  {
    like: [
      'new in town, what do i say to meet people',
      'moved here alone, how do i start talking with locals',
      'What might a newcomer to a city say to strike up acquaintance?',
      'just moved, dont know a soul. lines for the coffee shop?',
      'I am new in this city, what I say to people to make talk',
      'how do i use "im new here" to start a conversation',
      'moved 3 weeks ago and havent talked to anyone but cashiers. words?',
    ],
    say: [
      'Being new is a ready-made opening.\n"Hi, I\'m new in town. What should I not miss around here?"\n"I\'m still finding my places, so I take any tip."\n"I\'m [name]. I expect I\'ll see you around."',
    ],
    asks: 'words',
  },
]
