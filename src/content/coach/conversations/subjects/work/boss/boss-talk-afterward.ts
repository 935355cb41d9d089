import type { Answer } from '../../../conversation.ts'

export const bossTalkAfterward: readonly Answer[] = [
  {
    like: [
      "she didn't promise anything but she took notes",
      "boss said he can't promise but he'd look into it",
      'No yes yet. But he listened and wrote down the details.',
      'she said no promises, asked me a bunch of stuff tho',
    ],
    about: 'over',
    say: [
      "They wrote it down and asked questions. That isn't a no. You went in, you said it, and now it's on their desk and off yours. I'm glad you did.",
    ],
  },
  {
    like: [
      'went in for a raise came out with extra work',
      'i asked for more money and now i have more shifts??',
      'Somehow I asked for a promotion and agreed to weekends',
      'tried to ask for less work and left with another project',
    ],
    about: 'over',
    say: [
      `Ouch. You walked in to ask for something and walked out carrying more. It happens when a nervous yes is faster than you are. It can be reopened: "I've thought about it. Before I take on more, I'd like to come back to what I asked."`,
    ],
  },
  {
    like: [
      'weird. i expected a fight and he just said yes',
      'feels unreal, i had a whole speech ready',
      'Almost like a letdown, it went so smoothly',
      'strange. i was ready for no and she said sure',
    ],
    about: 'over',
    say: [
      "That's it exactly: you braced for one more step, and the floor was already there. All that preparing, and a yes came before you needed it. It can feel strange for a day. It's still a yes, and I'm glad.",
    ],
  },
  {
    like: [
      'she said yes!! im on days from next month',
      'got the shift change!!! boss called me herself',
      'They approved it. My daughter says now I can nag her at dinner',
      'HE SAID YES to the new hours, my kids already complaining lol',
    ],
    about: 'over',
    say: ["You got it. You asked, and they said yes. I'm so glad. Enjoy the first day of it."],
  },
]
