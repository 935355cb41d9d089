import type { Answer } from '../../../conversation.ts'

export const gymTalkAfterward: readonly Answer[] = [
  {
    like: [
      'drove to the gym, sat in the car, drove home',
      'got all the way to the parking lot in my gym stuff then bailed',
      'I was outside the pool with my bag packed and went home again.',
      'couldnt go in. sat outside in my leggings for half an hr',
    ],
    about: 'over',
    say: [
      "You got ready and you got there, so what's left is a door. Next time, go in for two minutes, look around, and leave. No workout needed. After that, the door won't be new anymore.",
    ],
  },
  {
    like: [
      'went to the gym and hid in the bathroom the whole time',
      'walked in, saw the big guys, walked straight to the locker room and stayed',
      'my workout was 30 minutes on my phone in a stall',
      'I got as far as the changing room and sat there',
    ],
    about: 'over',
    say: [
      "You did get through the door, and that's half of it. The rest was hiding, and you know it, and you told it straight. Next time, pick one machine and give it ten minutes before anything else.",
    ],
  },
  {
    like: [
      'only got one word out so i pointed',
      'my mouth stopped so I showed her the sign instead',
      'i said "um" and held up the card, she got it',
      "the sentence didn't come so i just showed him",
    ],
    about: 'over',
    say: [
      'One word and a gesture, and the message got across. That counts as having said it. Next time there may be two words, and if not, you know the gesture works.',
    ],
  },
  {
    like: [
      'went bright red at the start and then got a personal best haha',
      'Everyone was looking, and then I ran my fastest time.',
      'i was so embarrassed before the race but i won my heat lol',
      'They all stared. Then I lifted more than I ever had.',
    ],
    about: 'over',
    say: [
      "Hold on, everyone was looking, and then you had your best result. I'm glad, that's a great end to the story. You were embarrassed, and your body did its job anyway.",
    ],
  },
  {
    like: [
      'got a pb lol with my face bright red',
      'new personal best even though everyone saw me go red',
      'Ran my fastest time with my face like a tomato',
      'hit my record today and i was blushing the whole time',
    ],
    about: 'over',
    say: [
      "That's a great result, and you got it with a red face and people looking. So the red can be there and you're still fast. I'm glad. Keep that number.",
    ],
  },
  {
    like: [
      'texted him about it',
      'told her by message. about my scar',
      "I've written to him and told him why",
      'sent it. he knows now',
    ],
    about: 'over',
    say: [
      "Then somebody knows now, and you're not keeping it all to yourself. That took nerve. Whatever comes back, you told it in your own words, in your own time. Phone down for a bit.",
    ],
  },
  {
    like: [
      'the instructor praised me in front of everyone and i never went back',
      "Yoga teacher called out my name to say well done. I haven't been since.",
      'spin coach shouted "good job back row" at me n i died',
      'She complimented me out loud in class, so now I stay home',
    ],
    about: 'over',
    say: [
      `It was meant as a kindness, and it landed like a spotlight, with the whole room turning around. No wonder you stayed away. If you miss the class, you could say before the next one: "I like it here. Please don't call me out." Do you miss it?`,
    ],
  },
]
