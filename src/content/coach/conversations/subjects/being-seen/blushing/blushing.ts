import type { Conversation } from '../../../conversation.ts'
import { blushingAnswers } from './blushing-answers.ts'
import { blushingReplies } from './blushing-replies.ts'

export const blushing: Conversation = {
  id: 'blushing',
  name: 'blushing',
  tap: 'Blushing',
  open: {
    say: [
      'A blush starts without asking you, and it sits right where people look. When you feel the heat come up, what are you afraid happens next?',
      "Going red can feel as if your face is telling people something you didn't choose to tell. What do you expect they would make of it?",
      'With blushing you have to keep talking while part of you is busy with your own cheeks. Which moment do you dread most: the heat starting, somebody seeing it, or somebody saying it out loud?',
    ],
    taps: ["They'll see it", "They'll say something", "I can't stop it"],
  },
  openAfter: {
    say: [
      'So your face went hot, and there were people in front of you. What did they actually say or do in the next minute?',
      'A blush can be over in minutes and then stay in your head all day. Which part of this one keeps coming back?',
    ],
    taps: ['Someone pointed it out', 'Nobody said anything', 'I got away fast'],
  },
  glad: {
    say: [
      "That's good to hear. You were there, face and all, and you took part.",
      'A moment that could have been all about your face got to be about something else. Good. Enjoy that one for a bit.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they see the red and decide from it that you're weak, or guilty, or have something to hide. Is that close?",
      "Here's my guess: once it starts, everybody looks at your face, and from then on nothing you say counts. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Try this as an experiment. Next time the heat comes up, leave your face where it is: no hand, no hair, no looking down. Finish your sentence and watch what the other person does in the next ten seconds. Would you try that once?',
      'Before your next conversation with somebody, write one line: "If I go red, they will ..." Then, if it happens, stay turned toward them, finish what you were saying and see if the line comes true. Would you be up for that?',
      'Pick one conversation in the next few days where little is at stake. If your face gets hot there, keep facing the person, say the next sentence anyway, and notice what they do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'let a blush be seen, finish your sentence and watch what the other person does',
  },
  stepAfter: {
    say: [
      'Take ten minutes and two columns. Left: what they said and did, word for word. Right: what you think they thought. Only the left one is known. When the ten minutes are up, put it away for today. Could you do that?',
      'Set a timer for ten minutes and write down what somebody across the room could have seen and heard. Then stop, even in the middle. A blush harms nobody, so it needs no apology. Would you give it those ten minutes and no more?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts of it for ten minutes and then put it away',
  },
  other: {
    say: [
      `Another way is to say it yourself, in the moment: "I'm going red, it'll pass." Then you go on with your sentence, and you no longer have to guard it. Is there somebody you could imagine saying that to?`,
      "A different kind of thing: tell one person you trust that you go red and that you dread it. They don't have to fix anything. One person who knows is one person you can stop hiding it from. Would you want to try that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person, in a plain line, that you go red sometimes',
  },
  smaller: {
    say: [
      'Smaller, and alone: next time your cheeks feel warm, even at home, leave them be for two minutes. No mirror, no cold hands, no phone screen. Notice where the heat starts and where it goes. Could you do that?',
      "Here's one with nobody around. Think of a moment that made you blush, let the warmth come if it comes, and leave your face alone for two minutes. Does that sound small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'feel the heat for two minutes without checking or covering your face',
  },
  why: {
    say: [
      'Because hiding works too well: you never get to see what people would have done. And fighting the heat tends to add to it. Leaving it alone shows you how much of the trouble is the blush and how much is the hiding.',
      'Because right now a guess is in charge: red face, bad outcome. One honest look at what really happens gives you something to compare that guess with. It may not stop the blush. It can make it matter less.',
    ],
  },
  lines: {
    say: [
      `If somebody says it, or you want to say it first:\n"I go red. It'll pass."\n"Yep, my face does that. So, what I was saying is this."\n"I blush when I talk to a group. I'd still like to finish."`,
      `Short ones are enough:\n"Could be. It comes and goes."\n"Yes, I can feel it. Let me finish the thought."\n"It happens to me a lot. It doesn't mean much."`,
    ],
  },
  when: {
    say: [
      'Good. Which day could it be, and where will you be when you do it?',
      "Let's tie it to something that is happening anyway. Is there a moment today or tomorrow when it could fit?",
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "Then that's the plan. Your face is allowed to do what it does. What counts is that you look at what really happens.",
      "Okay, it's a plan. If the day goes differently, there will be another chance. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You left your face alone and stayed with it. That took nerve. What did you find out, next to what you had expected?',
      'That counts, red or not. Which part went differently from the way you had pictured it?',
    ],
    taps: ['Less happened', 'As I expected', 'Somebody noticed'],
  },
  partly: {
    say: [
      'Some of it happened, and that part is real. What was going on right before the old habit came back?',
      "Partly counts: for a while you weren't hiding. How long was that, roughly?",
    ],
    taps: ['I looked away', 'I covered my face', 'A few seconds'],
  },
  didNot: {
    say: [
      'All right. A blush is quick, and so is the urge to hide it. Was the step too big, or was there no chance for it?',
      'Then it stays open, and nothing is lost. What got in the way?',
    ],
    taps: ['It was too big', 'No chance came', 'I hid it again'],
  },
  wentBadly: {
    say: [
      'Ouch. Going red is one thing. Having it go badly on top of that is another. What did somebody actually say or do?',
      'That hurts, so no lesson right now. Can you tell me what happened, in order, the way a bystander would have seen it?',
    ],
    taps: ['Someone pointed it out', 'They laughed', 'I had to leave'],
  },
  distress: {
    say: [
      "Let's leave your face out of it for a moment. Put both feet flat on the floor and look at something across the room. Nothing has to be solved now. You can close this and come back another day.",
      "Slow down. Hold something with a rough surface and notice its weight. The heat goes down by itself, without your help. You're allowed to step outside, and to stop here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "There's the heat itself, and then there's what you take it to mean. Which of the two weighs more here?",
    'So part of you is in the conversation, and part is keeping watch over your own face. Who was there, or who is usually there?',
    'Thanks, now I see it better. What did you do, or what do you usually do, in the second after you feel it start?',
  ],
  reassure: [
    "I can't tell you if they saw it; nobody can. Known: your face felt hot. Guessed: how red it looked and what they made of it. How hot it feels and how red it looks are two different things. Want to set up a small test?",
    'Nobody can promise that it will go unnoticed. What people do about it, though, you can see: do they go on talking, do they answer you. Want to plan one moment to check that?',
  ],
  answers: [...blushingAnswers, ...blushingReplies],
}
