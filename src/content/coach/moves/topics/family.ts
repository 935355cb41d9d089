import type { Topic } from '../topic.ts'

export const family: Topic = {
  thing: 'the family visit',
  reflections: [
    "{event} {when}, with people who've known you since you were small.",
    'Time with {who}, and the old roles that come with it.',
    'With family, one question across the table can undo a good week.',
    'Family knows which questions land.',
    "It's hard to be your grown-up self around people who remember you at six.",
  ],
  notices: [
    'You can answer a nosy question with a short fact and a question back.',
    'Relatives repeat themselves, which means you can have an answer ready.',
    'Helping in the kitchen is a good way to get a break.',
    'Leaving the table for five minutes is allowed at any age.',
  ],
  steps: [
    {
      say: 'Guess the one question you dread and write a one-line answer that closes it politely.',
      short: 'write a one-line answer to the question you dread',
    },
    {
      say: 'Choose an ally in that group and tell them beforehand what you need, in one text.',
      short: 'text one ally beforehand',
    },
    {
      say: 'Fix when you will leave and how, and say it when you arrive.',
      short: 'say when you arrive how long you can stay',
    },
    {
      say: 'Pick a job: dishes, dog, small children. Offer it in the first five minutes.',
      short: 'offer to take one job in the first five minutes',
    },
  ],
  smaller: [
    { say: 'Come for coffee only, after the meal.', short: 'come for coffee only' },
    {
      say: 'Call one of them beforehand for five minutes, so that the day does not start cold.',
      short: 'call one of them for five minutes beforehand',
    },
    { say: 'Plan one walk around the block, at a fixed time.', short: 'plan one walk around the block' },
  ],
  lines: [
    ['Work is work. Tell me about your garden.', "I'd rather not go into that today. How was your trip?"],
    ["I know you ask because you care. I don't have news on that.", "I'm going to help in the kitchen for a bit."],
    ['We have to leave at five, so I want to hear about you first.', "Let's not do this one at the table."],
  ],
  guide: 'stand_firm',
}
