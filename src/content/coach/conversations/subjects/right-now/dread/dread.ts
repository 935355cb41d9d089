import type { Conversation } from '../../../conversation.ts'
import { dreadAnswers } from './dread-answers.ts'
import { dreadReplies } from './dread-replies.ts'

export const dread: Conversation = {
  id: 'dread',
  name: 'dreading something that is coming',
  tap: 'Dreading something',
  open: {
    say: [
      'A date on the calendar can take over every day before it. Which minute of it do you see when you think of it?',
      'The waiting is its own hardship: nothing has happened yet, and your body acts as if it had. What do you expect will go wrong?',
      "So something is coming, and part of you is already there. When you picture it, what's the worst part: getting there, being in it, or what people think afterward?",
    ],
    taps: ['Getting there', 'Being in it', 'What they think after'],
  },
  openAfter: {
    say: [
      'The thing you dreaded is behind you now. What actually happened, from the start?',
      'So it came and it went. Which part was different from the way you had pictured it?',
    ],
    taps: ['Like I feared', 'Different', "I didn't go"],
  },
  glad: {
    say: [
      'All that dread beforehand, and then this. Good. Now you get to put it down.',
      "You don't have to carry that date around anymore. Enjoy the room it leaves.",
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting that you get there, something shows on you or comes out wrong, and people see it and draw their conclusions. Is that close?',
      "My guess: it isn't so much one disaster. It's that you'll be stuck in there, feeling like this the whole time, with no way out. Is that nearer?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Write one line today: "At this thing, ___ will happen," and how sure you are. Then prepare once, for a set time, and stop. When it\'s over, look at the line before you think about anything else. Would you do that?',
      'Plan only the first ten minutes: the door you go in by, where you put your things, one person you say hello to. Leave the rest unplanned on purpose, and see if it needed the planning. Would that be doable?',
      'Pick one thing you do to be safe beforehand, like asking who else is coming or going through every sentence, and leave it out this time. Note what you think will happen because of it. Which one could you let go of?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'write down what you expect, prepare once, and compare afterward',
  },
  stepAfter: {
    say: [
      'Take ten minutes for it. On one side what you had expected, on the other what happened, in words anybody there could agree with. Then you close it, and the evening is free. Could you do that?',
      'Before your head rewrites it: three facts, one thing that went all right, one thing you would change. If you owe somebody a message, send it. Ten minutes and then stop. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'compare what you expected with what happened, ten minutes, then stop',
  },
  other: {
    say: [
      "You could make it less of a secret. Tell one person who'll be there, or who knows about it: \"I'm nervous about this one.\" They don't have to do anything. Who would be all right to tell?",
      'A different approach: stop trying to get rid of the dread before you go. Let it come with you like a bag you carry, and do the next ordinary thing, dishes, bus, shoes. Could you let it come along, for today?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that you are nervous, or let the dread come along to the next task',
  },
  smaller: {
    say: [
      'Make it two minutes, on your own. Look up where it is and how you get there, once, write down the time you leave, and close the map. Does that fit today?',
      'Try one small thing: write the first sentence you would say after walking in. Plain and short, like "Hi, where can I sit?" Only that one. Could you do that now?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'settle when you leave or write one first sentence, and nothing more',
  },
  why: {
    say: [
      'Because dread only says "something awful," and that can never be checked. One written line can. Afterward you see how good a forecaster your fear is, in your own handwriting.',
      "Because endless preparing tells your body that this must be dangerous. Stopping at a set point, and going in with some of it open, gives you the chance to see that you can handle what you didn't plan.",
    ],
  },
  lines: {
    say: [
      `To somebody who'll be there:\n"I'm a bit nervous about this. Will you be there too?"\n"I'll come for the first part and see how long I stay."`,
      `For your own head, while you wait:\n"That's a forecast. I'll know on the day."\n"I can be scared and still get on the bus."\n"I only have to do the first ten minutes."`,
    ],
  },
  when: {
    say: [
      'Good. When before that day will you do this?',
      "Let's put it at a fixed point. Is tonight good, or the morning of the day itself?",
    ],
    taps: ['Tonight', 'Tomorrow', 'The day itself'],
  },
  agreed: {
    say: [
      "Then it's set. The dread may keep talking until you're in there. You don't have to answer it every time.",
      "All right, you know your next move, and there's no need to plan beyond it. I'll ask you how it turned out.",
    ],
  },
  didIt: {
    say: [
      'You went toward it with the dread still there. That took courage. What happened, next to what you wrote or expected?',
      "So that's done. What was there that your forecast had left out?",
    ],
    taps: ['Better than expected', 'About as expected', 'Still hard'],
  },
  partly: {
    say: [
      "You did a piece of it, and it's a piece you hadn't done before. Which part was that?",
      'Some of it is some of it. What was the point where it got too much?',
    ],
    taps: ['I went, left early', 'I over-prepared', 'Only the first part'],
  },
  didNot: {
    say: [
      'Okay. Dread is good at making the next hour look impossible. What was the last thing you did before you stopped?',
      'Then we know where it gets hard. Is it still coming up, or did it go ahead without you?',
    ],
    taps: ["I didn't go", "It's still coming", 'It was too much'],
  },
  wentBadly: {
    say: [
      "All that waiting, and then it hurt as well. I'm sorry. What happened, step by step?",
      "That's a hard one. No analysis now. Which minute was the worst?",
    ],
    taps: ['What I feared happened', 'I froze', 'I had to leave'],
  },
  distress: {
    say: [
      "Come back to where you are. It isn't happening yet. Feel the chair under you, and find one thing that doesn't move. You don't have to decide anything for the next hour, and you can stop here.",
      "Let your shoulders drop once and walk slowly to a window or a door. Look out for a minute. Whatever is coming isn't in this room. That's enough for now.",
    ],
  },
  hear: [
    "So that's what is waiting. How many days or hours are there until then?",
    'I follow. What have you been doing so far to get through the waiting?',
    'Right. And when you imagine being in the middle of it, who else do you see there?',
  ],
  reassure: [
    "I can't promise how it will go; nobody has been there yet. Known: when it is and who's likely to come. Guessed: how you'll do and what they'll think. Want to write the guess down, so it can be checked?",
    'Nobody can say it will be all right, me included. What you can say from your own life is how often dread has been exactly right. Should we set up a way to check it this time?',
  ],
  answers: [...dreadAnswers, ...dreadReplies],
}
