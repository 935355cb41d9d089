import type { Answer } from '../../../conversation.ts'

export const noneTalk: readonly Answer[] = [
  {
    like: [
      'omg it happened i cant believe it im shaking',
      'i still cant believe what happened yesterday',
      'It happened last night. My hands are still trembling.',
      'cant even type rn, last night was insane',
    ],
    about: 'over',
    say: [
      "You're still in the middle of it, so take your time. I can't tell yet if it was something wonderful or something bad, and I'd like to get that right. What happened? If you're hurt or not safe, tap Help now.",
    ],
  },
  {
    like: [
      'kids are asleep, only the dishwasher is talking to me',
      'finally alone, well, me and the noisy fridge',
      'An hour of peace, apart from the dryer.',
      'house is empty just me and the tv making noise. bliss',
    ],
    say: [
      "An hour to yourself, with only a machine for company. That still counts. Nobody wants anything from you right now. Enjoy what's left of it; there's no need to use it well.",
    ],
  },
  {
    like: [
      'too far. what about something smaller',
      'nah thats too much for me, can I do half of it',
      'hmm no. maybe a tiny version of that',
      "I couldn't, but I could perhaps do a bit of it",
    ],
    about: 'coming',
    say: [
      "Yes, go smaller. You know better than I do what's doable, and a small try you really make beats a big one you don't. Pick the part you can do, then come and tell me what happened.",
    ],
  },
  {
    like: [
      'i only wanted to see what this is',
      'no reason really, just looking',
      'I was merely curious how this works',
      'nothing wrong, wanted to have a look around',
    ],
    say: [
      "Then you're welcome to look around, and you don't need a reason. It's quiet here. I'm a program that talks with people about people: visits, calls, families, all of it. If something like that crosses your mind, I'm listening.",
    ],
  },
  {
    like: ['haha get it', 'thats a pun btw', 'lol did you get my joke', 'i made a joke, did you notice'],
    say: [
      "Ha, got it. That one's terrible in the best way. Save it, because a joke like that is a good thing to bring to a table.",
    ],
  },
  {
    like: [
      'i say something sad and you give me a tip',
      "you're doing what grown ups do, changing the subject",
      "I wasn't asking for advice, you skipped the sad bit",
      "you didn't listen, you just went to solutions",
    ],
    say: [
      "You're right. You told me something sad and I went straight to fixing. I'm sorry. Let's stay with the sad part, and nothing needs solving right now. Tell me more about it, or leave it there; I'm listening either way.",
    ],
  },
  {
    like: [
      "sent it at 3am, he'll think something happened",
      'texted my son in the middle of the night, oops',
      "i sent it!! but its so late she'll think im drunk",
      "I've sent my daughter the message, at an ungodly hour",
    ],
    about: 'over',
    say: [
      `You sent it. Whatever the hour says, the words say you were thinking of them. If it bothers you, one line in the morning: "I was up late, I'm fine." Then leave it with them. I'm glad you pressed the button.`,
    ],
  },
]
