import type { Conversation } from '../../../conversation.ts'
import { setbackAnswers } from './setback-answers.ts'
import { setbackReplies } from './setback-replies.ts'

export const setback: Conversation = {
  id: 'setback',
  name: 'slipping back',
  tap: 'Slipping back',
  open: {
    say: [
      'Slipping back can hurt more than never having gotten there, because you know how it was when it was better. What are you afraid this means?',
      'You worked for that, and now things you could already do are hard again. Which one do you miss most?',
      "It's tiring to stand in front of the same wall a second time. When did you first notice that it was getting harder again?",
    ],
    taps: ["I'm back at zero", 'It was all for nothing', 'A few weeks ago'],
  },
  openAfter: {
    say: [
      'So you did the old thing again, the one you thought was behind you. What happened that day, before it?',
      'One bad moment can make all the good ones look fake. What is it that you keep thinking about?',
    ],
    taps: ['I avoided it again', 'I panicked again', 'I was worn out already'],
  },
  glad: {
    say: [
      'Good. It came back, or some of it did, and so did you.',
      "So after that rough stretch, something worked again. That's good to hear.",
    ],
  },
  fear: {
    say: [
      'Part of you may have concluded that the better time was the exception, and that this is who you really are. Is that close?',
      "Here's what I suspect: you think that if it can slip once, nothing you learn will ever stay. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Take one thing you could do when it was better, and do half of it this week. Before you start, write down how you think it will go. You did it once, so check how much of it is still there. Would you try that?',
      'Look for one habit that has crept back in: leaving early, rehearsing, checking your phone, saying no by default. Drop that one, once, in the next few days, and see what happens. Would you be up for it?',
      'Go back to the last step that worked, even if it seems too low now, and do it once or twice. Guess first how hard it will be. What would make that doable this week?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'do half of one thing you could do when it was better',
  },
  stepAfter: {
    say: [
      "Take ten minutes and write: what happened, what came before it in the days around it, and what I told myself after. Sleep, illness, strain, a loss all count. Then close it. You're looking for a cause, not for blame. Would you do that?",
      'Ten minutes, two lists. What has slipped. What has stayed, however small. Both are facts. If you canceled on somebody, send them one line. After that, leave it for today. Could you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'list what has slipped and what has stayed',
  },
  other: {
    say: [
      `Another way is to tell somebody who knew you in the better time: "It's gotten harder again." They have seen the other version too, and you don't have to convince them that it existed. Who might that be?`,
      "Maybe the fear isn't where to start. If you sleep badly, work too much or carry something heavy, take one thing off your week first. What was going on around the time it slipped?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell somebody who knew the better time that it has gotten harder',
  },
  smaller: {
    say: [
      'Then two minutes, alone: write down one thing you did in the better time that surprised you. Where you were, who was there, what you said. It happened, and it stays on paper. Could you do that?',
      'A text is enough for today. Write one short hello to somebody you have been avoiding since it slipped. No explanation of where you were. Does that look possible?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write down one thing you did in the better time',
  },
  why: {
    say: [
      'Because "back at zero" is a guess, and the way to check it is to do a small part again. The second time can go quicker than the first, though not for every step.',
      "Because after a slip it feels right to wait until you're stronger, and waiting is how the fear grew in the first place. Half a step now keeps the way open.",
    ],
  },
  lines: {
    say: [
      `For somebody who noticed:\n"I've had a rough few weeks, and I'm getting back into it."\n"I canceled a lot lately. It wasn't about you."\n"I'd like to come, for a shorter time."`,
      `For yourself or somebody close:\n"It was better, it slipped, and I'm working on it."\n"Could you come along once? I've lost some practice."`,
    ],
  },
  when: {
    say: [
      "Good. What's a day this week with not too much else in it?",
      "Then let's pick a moment. Could it be one where you used to do this anyway?",
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "That's the plan, then. It may feel clumsy, the way anything does after a break. Clumsy counts.",
      "Okay. You've done this once before with less experience than you have now. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      'You went back to something that had gotten hard again. That takes more than the first time. How much of it was still there?',
      'So you did it. And next to what you had written down or expected, how did it go?',
    ],
    taps: ['More than I thought', 'It was hard', 'Like before'],
  },
  partly: {
    say: [
      'A part of it is back, then. Which part went better than you expected?',
      'That counts. You picked the thread up again. Where did it get too much?',
    ],
    taps: ['I left early', 'I did half', 'I used an old habit'],
  },
  didNot: {
    say: [
      "All right. When things have slipped, each miss can look like more proof. It's one miss. What stood in the way?",
      "Then the step wasn't right for this week. Was it too close to the thing that went wrong?",
    ],
    taps: ['Too big', 'No strength left', 'I was afraid'],
  },
  wentBadly: {
    say: [
      "That's a tough one, right when you were trying to get back. What happened, step by step?",
      'No wonder you are discouraged. Leave the conclusions aside for a minute: what did you do, and what did they do?',
    ],
    taps: ['I panicked', 'I left', 'It felt like zero'],
  },
  distress: {
    say: [
      'Stop looking at the whole road for a moment. Name one thing you can see, one you can hear, and put your feet flat on the ground. Today nothing more has to be won back.',
      "You don't have to decide tonight what this setback means. Lie down or lean on something and loosen your jaw. You can leave the chat here and come back to it.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So you had it, and then it got away from you bit by bit. What went first?',
    "That's a real loss, and people around you may not even see it. What did the better time look like, on a normal day?",
    'I see. Was there something that changed around then: sleep, work, health, a person?',
  ],
  reassure: [
    "I can't promise that it will be as good as it was. What's known: you could do it once. What's guessed: that it's gone for good. Half a step would tell us something about that guess. Want to find one?",
    "Nobody can say how long this dip lasts. You can look at what's left instead, because that can be checked today. Is there one thing you can still do that you couldn't do at the very start?",
  ],
  answers: [...setbackAnswers, ...setbackReplies],
}
