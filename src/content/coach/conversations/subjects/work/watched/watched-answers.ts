import type { Answer } from '../../../conversation.ts'

export const watchedAnswers: readonly Answer[] = [
  {
    like: [
      'what if i make a mistake while they watch',
      'and if i mess up in front of them',
      'what if i do it wrong and everybody sees',
      "i'll press the wrong button",
      'what if i drop something',
    ],
    say: [
      `Then you fix it where they can see: "Wrong one, let me redo that." It's uncomfortable for a few seconds. Fixing a slip is part of the work, with or without somebody looking.`,
    ],
  },
  {
    like: [
      'why can i do it alone but not when someone looks',
      'why do i get so clumsy when watched',
      'why does this happen to me',
      'i forget everything the second they look over my shoulder',
      'why does my brain turn off',
    ],
    say: [
      "Because things you've practiced run best when you leave them alone, and being watched makes you check every move. You start steering each finger, and it jams. It happens to musicians and athletes too. Putting your attention back on the task helps.",
    ],
  },
  {
    like: [
      'my boss stands behind me',
      'my manager watches my screen all the time',
      'supervisor keeps looking over my shoulder',
      'she checks everything i do',
      'he stands there and says nothing',
    ],
    say: [
      `You can ask what they need: "Is there something I can help you with?" Often it's a question they haven't asked yet. If it happens daily, say at a calm moment: "I work better if I show you the result. Could we do that?"`,
    ],
  },
  {
    like: [
      'can i ask them not to watch',
      'is it rude to ask someone to step back',
      'how do i tell them to stop looking',
      'should i tell them it makes me nervous',
    ],
    say: [
      `Yes, you can, and it's not rude if you say what you want instead: "Give me five minutes, then have a look." Use it where it helps you work. Now and then let them stay, so that it doesn't become the only way.`,
    ],
  },
  {
    like: [
      "they have to watch me it's training",
      "i'm being trained and someone sits next to me",
      'they shadow me the whole shift',
      "it's an assessment so someone observes me",
      'driving test with the examiner next to me',
    ],
    say: [
      `Then the watching is part of it, and you can use it. Say at the start: "I get nervous when I'm observed, I may go slower." Then say aloud what you are doing now and then. It keeps your mind on the task and shows them that you know it.`,
    ],
  },
  {
    like: [
      'i have to share my screen',
      "i can't type when i share my screen",
      'everyone sees my cursor and my typos',
      'they watch me code live',
      'presenting my screen makes me freeze',
    ],
    say: [
      `You can type slower than you think, and let the typos stand for a moment. Say what you are looking for: "I'm opening the second file." Silence on a shared screen feels long mainly to the one who is typing.`,
    ],
  },
  {
    like: [
      "there's a line of people watching me",
      'customers stare while i work the register',
      "i'm slow and everybody is waiting",
      'people wait behind me and watch me pack my things',
      "parking while others look i can't do it",
    ],
    say: [
      `You can look up once, say "Thanks for waiting," and go back to your own speed. Hurrying costs more time in mistakes than it saves. Some will be impatient, and that's a minute of their day.`,
    ],
  },
  {
    like: [
      "i always wait until they're gone",
      'i come in early so nobody sees me work',
      'i pretend to do something else when they come by',
      'i minimize my screen when someone walks past',
      'i do it at home at night instead',
    ],
    say: [
      'That gets the work done, and it teaches you that it only works unseen. Keep it for the hard days. Once a day, stay on the same task for one minute when somebody comes by, and then do as you like.',
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'they record our calls',
      "there's a tracker that measures how fast i am",
      'we are monitored all day at work',
      'everything i do gets logged',
      'they listen in on my calls',
    ],
    say: [
      "Being monitored all day is wearing for anybody, and you're not imagining that. You can ask what is recorded, who looks at it and what for. Then you only have to deal with what's really there, and not with everything you imagine.",
    ],
  },
  {
    like: [
      'do they really watch me',
      'are they actually looking at me',
      'do people notice how nervous i am',
      "can they tell that i'm shaking inside",
    ],
    say: [
      "Sometimes they do, sometimes they only look in your direction. From inside you can't tell the two apart while your eyes are down. Look up once on purpose and see where theirs are.",
    ],
  },
  {
    like: [
      "they'll think i'm incompetent",
      "they think i'm too slow",
      "i'll get fired if they see how i work",
      "they'll find out i'm not good enough",
      'they compare me with the others',
    ],
    say: [
      `That's possible, and it's a guess until somebody says it. You can get the fact: ask one person, "Is my pace all right, or should I change something?" The answer is something you can work with. The guess isn't.`,
    ],
  },
  {
    like: [
      'what if i freeze completely',
      'my mind goes blank when someone looks',
      'what if my hands start shaking',
      'i forget how to do it',
      'what if i cry',
    ],
    say: [
      `Then you stop, put your hands flat on the table and say "One moment." Find the next small move: a key, a tool, a line. Do that one. If it doesn't come back, you can say "I'll finish this and bring it to you."`,
    ],
  },
  {
    like: [
      'i already tried to ignore them',
      "i can't pretend they're not there",
      "tried that and it doesn't work",
      'telling myself nobody cares never helps',
    ],
    say: [
      "Ignoring rarely works, so you can drop it. Try the opposite: look at the person, nod or say hi, and then go back to the task. Once you've greeted them, they're a person in the room and less of a pair of eyes.",
    ],
  },
  {
    like: [
      'does it get better',
      'how long does it take to get used to it',
      'everyone else can work with people around',
      'is this normal',
      'will i always be like that',
    ],
    say: [
      "It usually gets better with repeats, in weeks more than days, and not in a straight line. A lot of people slow down when they're watched. Short and often works best, with your mind on the task each time.",
    ],
  },
]
