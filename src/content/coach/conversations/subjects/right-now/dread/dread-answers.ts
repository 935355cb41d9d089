import type { Answer } from '../../../conversation.ts'

export const dreadAnswers: readonly Answer[] = [
  {
    like: [
      'should i cancel',
      "i'd rather not go",
      'can i skip it',
      'maybe i should not do it',
      'i want to call in sick',
    ],
    say: [
      "You're free to, and sometimes it's right: if you're ill, unsafe, or never wanted it. If dread is the only reason, try a shorter version first, like twenty minutes. You can still leave, and you'll know more than you do now.",
    ],
  },
  {
    like: [
      'how do i get through the days until then',
      "it's a whole week away and i can't think of anything else",
      'what do i do while i wait',
      'the waiting is killing me',
      'how do i stop thinking about it until friday',
    ],
    say: [
      'Give the dread a small time of its own, say fifteen minutes a day, for planning and being scared. The rest of the day, when it shows up, say "later" and do the next ordinary thing. Leave the rest of your days as they are.',
    ],
  },
  {
    like: [
      "i can't sleep the night before",
      'what if i sleep badly',
      'i lie awake thinking about it',
      'night before is the worst',
      'what if im exhausted tomorrow',
    ],
    say: [
      'A bad night before a big day is very common, and people do what they have to do on bad sleep all the time. Resting in the dark counts for something. If you lie there for long, get up, sit somewhere dim, go back when sleepy.',
    ],
    item: 'lesson:sleep-caffeine-and-nerves',
  },
  {
    like: [
      'i feel sick when i think about it',
      'my stomach is in knots',
      'i cant eat because of tomorrow',
      'what if i throw up',
      'my heart races and its only tuesday',
    ],
    say: [
      "That's what a body does when it's getting ready for something. It's unpleasant, and you can do things while it's there. Something small and plain to eat usually helps. If it's new or it doesn't stop, ask a doctor.",
    ],
  },
  {
    like: [
      'what if i panic there',
      "and if i can't stand it",
      'what if i freak out in front of everyone',
      'what if i cry',
      'what happens if i lose it',
    ],
    say: [
      'Then you step out for a few minutes: a hallway, the street, wherever there is room. Say "I need some air," or nothing. You can come back in or go home. It would be a hard moment, and it would have an end.',
    ],
  },
  {
    like: [
      'should i prepare more',
      'how much should i prepare',
      'i rehearse it all day long',
      'is it good to plan everything',
      'i have notes for every possible question',
    ],
    say: [
      "Prepare once, with an end time, for what's truly needed: the way there, the facts, your first sentence. After that more practice mostly feeds the fear. Leave some of it open on purpose and see if you can deal with it.",
    ],
  },
  {
    like: [
      'why do i dread everything',
      'why am i scared of something so small',
      'its stupid i know its nothing',
      'why does this happen every time',
      'normal people look forward to this',
    ],
    say: [
      "Because your head treats being judged as a danger, and the size of the event has little to do with it. It isn't stupid. Each thing you put off gets a bit scarier, and each one you go to gives your head something real to go on.",
    ],
  },
  {
    like: [
      'does the dread ever go away',
      'will it always be like this',
      'how long does it take',
      'when do i stop feeling like this',
      'does it get better',
    ],
    say: [
      'For many people it shrinks over weeks and months of going to things, and it rarely goes to zero. What usually changes first is that you go anyway and believe the dread less. Calm tends to come last.',
    ],
  },
  {
    like: [
      'should i tell them im nervous',
      'do i tell anyone that im scared',
      'is it weird to say im anxious',
      'will they think less of me if i say im nervous',
    ],
    say: [
      "You can, to somebody you trust, in one sentence. It takes less effort than hiding it. People take it differently, so start with somebody who's been decent to you before.",
    ],
  },
  {
    like: [
      'the last hour before is the worst',
      'what do i do right before',
      'im in the car outside',
      'i leave in an hour',
      'how do i walk in',
    ],
    say: [
      "Stop preparing now. Put your shoes on, go, and on the way look at what's outside you: signs, coats, doors. When you arrive, go in without waiting until you feel ready. Then stay ten minutes before you decide anything.",
    ],
    item: 'lesson:the-first-ten-minutes',
  },
  {
    like: [
      'it really went badly last time',
      "i'm not imagining it it was awful before",
      'last time was a disaster',
      'i have good reason to dread it',
      'it always goes wrong',
    ],
    say: [
      "Then the dread has a reason, and it's worth taking seriously. Ask what made it bad: the people, the place, or something you can change, like coming with somebody or staying for a shorter time. Change that one thing this time.",
    ],
  },
  {
    like: [
      "i don't even know what i'm scared of",
      'its a vague feeling',
      'nothing in particular i only feel doom',
      'everything about it',
      'i cant say what it is',
    ],
    say: [
      "That happens a lot; dread is often a feeling before it's a thought. Walk through the day in your mind, slowly, from the door on, and see where your stomach tightens. That spot is the one to look at.",
    ],
  },
  {
    like: [
      'i have no choice i have to go',
      "i can't get out of it",
      'my family would never forgive me if i dont come',
      'its an obligation',
      'they expect me there',
    ],
    say: [
      "Then what's left to choose is how: when you get there, who you sit with, when you take a break, when you leave. Pick one of those and decide it yourself. That can change how the whole thing feels.",
    ],
  },
]
