import type { Conversation } from '../../../conversation.ts'
import { breakupAnswers } from './breakup-answers.ts'
import { breakupReplies } from './breakup-replies.ts'

export const breakup: Conversation = {
  id: 'breakup',
  name: 'a breakup',
  tap: 'A breakup',
  open: {
    say: [
      "When a relationship ends, you lose a person, and often it's the one you'd have told about a day like this. Which hour is hardest for you right now?",
      "An ending is hard before it's said, while it's said, and long after. Where are you in it?",
      'Some of it is missing them. Some of it is what comes next: telling people, going places alone, starting over. What do you dread most of that?',
    ],
    taps: ['Being alone now', 'Telling people', 'I want to end it'],
  },
  openAfter: {
    say: [
      "So it's over between you. How did it end: what was said, and by whom?",
      'The ending has happened, and your head keeps going back there. Which scene does it show you?',
    ],
    taps: ['The last talk', 'The good times', 'What I did wrong'],
  },
  glad: {
    say: [
      'A lighter day in the middle of all that. Good. You can have it without wondering how long it lasts.',
      "That's good news after a hard stretch. You got here one day at a time.",
    ],
  },
  fear: {
    say: [
      "Here's a guess: under the missing there's the thought that this was it, that nobody else will get that close, and that people will see you as the one who was left. Does that sound right?",
      "Perhaps you believe that it shows what you feared all along: that once somebody really knows you, they don't stay. Is that what it comes down to?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Take the emptiest hour of this week, and put one person in it. Ask them plainly: "I could use company on Saturday. Would you come by?" Before that, write down what you think they'll say. Then compare. Would you try that?`,
      'Go to one place this week that you used to go to together, or that you stay away from because of it. Half an hour, by yourself or with somebody. Guess beforehand how it will be, and look at the guess afterward. Are you up for that?',
      "Tell one person that it's over, or that it isn't going well, in one sentence and without making light of it. Many people put this off because they expect pity. Find out what you get instead. What would make it doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'do one thing this week that you avoid because of the breakup, and compare it with your guess',
  },
  stepAfter: {
    say: [
      "Twenty minutes a day for it, at a fixed time, on paper. What happened on the left, what you make of it on the right. When the time's up, you close the notebook. If it comes up at night, tell yourself: tomorrow at six. Could you try that for three days?",
      "Write down what's known: who said what, what the two of you had tried. Ten minutes. If you owe them an apology, write it in three lines and sleep on it before you send it. If you don't, there's nothing to send. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'give it a fixed time each day on paper and close the notebook when the time is up',
  },
  other: {
    say: [
      'Change what you see every day. Mute them online for thirty days, put photos and keepsakes in one box, and give the box to a friend or put it on a high shelf. Nothing gets thrown away. Would that give you some quiet?',
      'For once, let the sadness have the room. Fifteen minutes, a chair, a song if you like, and cry or stare as you need. Then wash your face and go outdoors for five minutes. Would you want to try that today?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'put their things in one box and mute them for thirty days, or give the sadness fifteen minutes',
  },
  smaller: {
    say: [
      `One text to one person, three words: "Rough day here." You don't have to explain. If they answer, good. If they answer late, that's fine too. Could you send that?`,
      "Two minutes outdoors, now or after this: to the corner and back, without the phone. You don't have to feel better for it. Is that possible today?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send one short text to somebody, or walk to the corner and back',
  },
  why: {
    say: [
      "After a breakup people tend to draw back, and then the empty room seems to prove that nobody is there. One visit or one sentence to somebody is a check on that. It doesn't replace the person you lost.",
      "Your days were built around somebody, and they don't fill up again by themselves. Small things help with that, even when you don't feel like it. And each one tells you something about the prediction that you'll stay alone.",
    ],
  },
  lines: {
    say: [
      `To tell people:\n"We broke up. I don't want to go into it, and I'd like company."\n"It's over between us. Ask me about something else, please."\n"I'm sad and not much fun. Can I come over anyway?"`,
      `To them:\n"I need some time without contact. I'll write if I'm ready."\n"I've thought about it for a while, and I want to end this. It's my decision."\n"Could I pick up my things on Sunday at noon?"`,
    ],
  },
  when: {
    say: [
      'The emptiest day of the week is a good place for it. Which one is that?',
      'Good. Is it something for today, or for the weekend?',
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "Then you have one thing for this week, and that's enough. Being sad while you do it is no reason not to.",
      "Good. Eat something first, if you can; heartbreak on an empty stomach is worse. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You did that with a sore heart. That took guts. How did people respond, or how was the place, next to your guess?',
      "So that's one thing done in this new stretch of time. What did it show you?",
    ],
    taps: ['They were kind', 'It hurt', 'Less bad than expected'],
  },
  partly: {
    say: [
      'Some of it, on a week like this, is a lot. Which part did you do?',
      'That counts. Where did it get to be too much?',
    ],
    taps: ['I went home early', 'I wrote to my ex', 'I told one person'],
  },
  didNot: {
    say: [
      'All right. Some days getting up is the step. How have you been eating and sleeping?',
      "Then it wasn't the week for that. What did the hour look like instead?",
    ],
    taps: ['I stayed in bed', 'I checked their profile', 'It was too big'],
  },
  wentBadly: {
    say: [
      'Oh, that on top of everything. Take your time. What happened?',
      "That's a blow where it was sore already. Did it come from them, from somebody else, or from your own thoughts?",
    ],
    taps: ['They have someone new', 'We had a fight', 'I begged them'],
  },
  distress: {
    say: [
      'Nothing about this has to be settled tonight. Sit on the floor with your back to a wall, and drink some water. Call somebody, even if you only cry. For a person right away, tap Help now.',
      "Put the phone with their name in it out of reach. Look around and name five things that were yours before you met. You got through the last hour. Now there's the next one, and you may sleep through it.",
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    'That was a big part of your life, however long it was. What do you miss that nobody else would think of?',
    "There's the sadness, and maybe also anger, or relief that you hardly dare to say. Which of them is there today?",
    'Go on, if you like. Who around you knows about it so far?',
  ],
  reassure: [
    "I can't tell you if they'll come back, or when you'll meet somebody else; nobody knows that. Known: it ended, and it hurts now. Guessed: that it stays like this. The coming weeks can show you. Want to plan one hour in them?",
    'Nobody can promise that it was for the best. What people usually find is that the pain comes in waves, and that the gaps get longer. You can watch for that yourself. Would you note once a day how it is, with one word?',
  ],
  answers: [...breakupAnswers, ...breakupReplies],
}
