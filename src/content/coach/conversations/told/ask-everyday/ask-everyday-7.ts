import type { ToldAnswer } from '../told-answer.ts'

export const askEveryday7: readonly ToldAnswer[] = [
  {
    id: 'sweating-smell',
    area: 'general',
    like: [
      'what if they see my sweat stains',
      'i sweat so much when i meet people, what do i do',
      'my hands are wet and i have to shake hands with the whole receiving line',
      'do i smell? how do i know',
      'what do i say when someone says youre sweating',
      'sweat was dripping on the hymn book, everyone saw',
      'what should i wear so sweat doesnt show at the christening',
      'is it gross to hug people when im sweaty',
      'my forehead shines in all the wedding pics, did guests think im sick',
      'should i wipe my face in front of people or let it run',
      'held hands in the prayer circle and mine was soaking, what did she think',
      'at my salsa class you change partners and my shirt is wet. should i stop going?',
      'is it better to make a joke about it',
      'we must take off shoes at the hosts and im afraid of my feet smell, what do i do',
    ],
    say: [
      `Wipe your face openly when you need to, and carry on. Wear what you'd wear anyway. If it's mentioned: "Yes, I sweat when I'm nervous," and back to the talk. Sweat is the most ordinary thing a body does.`,
      "Keep going and don't hide it. Give your hand as it is, dab your face if you like, breathe out. Some people will notice. Stay in the conversation and see what they really do.",
    ],
  },
]
