import type { Conversation } from '../../../conversation.ts'
import { cancellingAnswers } from './cancelling-answers.ts'
import { cancellingReplies } from './cancelling-replies.ts'

export const cancelling: Conversation = {
  id: 'cancelling',
  name: 'canceling something',
  tap: 'I want to cancel',
  open: {
    say: [
      'You said yes on a better day, and now the message that gets you out of it is half written. What do you expect would happen if you went?',
      "One text and the fear would be gone within a minute. That's hard to argue with. Which part of going would you most like to get out of?",
      "There's a tug both ways: relief if you cancel, and something you'd lose. What is it about this particular plan that makes you want out?",
    ],
    taps: ["I'd be awkward", "I'm too tired", "I don't want to go"],
  },
  openAfter: {
    say: [
      'So you called it off. What have you heard back since?',
      'First comes the relief, and often something else after it. What is there for you now?',
    ],
    taps: ['Guilt', 'Relief, honestly', "They didn't answer"],
  },
  glad: {
    say: [
      'The way out was right there in your hand, and you went. Good for you.',
      "You chose, and you're glad you did. That's a good place to leave it.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you get there, don't know where to stand or what to say, and everybody sees that you don't belong. Is that close?",
      "It could be two fears at once: that going will be awful, and that if you cancel again they'll stop asking. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Leave the message unsent for now. Write down what you expect in the first twenty minutes. Then go for twenty minutes, with full permission to leave after that, and compare. Would you try it that way?',
      "Don't decide about the whole thing. Decide to get dressed and go as far as the door. Stand there for one minute with your phone in your bag. Then decide, on the spot and not from the couch. Would you go that far?",
      'Instead of canceling, shrink it. Write: "I can come for half an hour." Go with that, and see if what you fear shows up in that half hour. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:the-first-ten-minutes',
    step: 'go for twenty minutes with permission to leave, and compare it with what you expected',
  },
  stepAfter: {
    say: [
      "Take five minutes and write down what you sent, what they answered, and what you only think they think. If you owe them anything, it's one line with a new date. Then the evening is for resting. Could you do that?",
      'One short message fixes most of it: "Sorry I missed it. Are you free next week?" Send it without a story. After that, ten minutes of being annoyed with yourself is the limit. Would you send it?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'send one short line with a new date and leave it at that',
  },
  other: {
    say: [
      'You could tell them the true reason, in a small dose: "I get nervous before these things. I\'d like to come, and I may not stay long." Then you don\'t have to choose between pretending and canceling. Who could hear that?',
      'Another way is to change the setting and keep the person. Suggest something you can do better: a walk, a call, fewer people, daytime, a place that costs nothing. What would you say yes to without dread?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell them you get nervous, or suggest a version that you could do',
  },
  smaller: {
    say: [
      'Only put off the decision. Set an alarm for thirty minutes, leave the phone in another room, and do something with your hands. No canceling and no promising until it rings. Is that possible?',
      'Send one question to one person who\'s going: "What time are you getting there?" That\'s the whole task. It commits you to nothing. Could you do that?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait thirty minutes before deciding, or ask one person when they are getting there',
  },
  why: {
    say: [
      "Because canceling pays at once, and that's how it becomes a habit. What you never get is the evening as it would have been. Twenty minutes there gives you something to set against the fear.",
      "Because the fear is usually highest before you leave the house. If you decide at that point, fear decides. If you decide at the door or after twenty minutes, you're choosing with your own eyes.",
    ],
  },
  lines: {
    say: [
      `If you go for a short while:\n"I can come for half an hour, and I'd like to."\n"I'm a bit nervous tonight, so I may slip out early."`,
      `If you do cancel, say it early, once, without an invented reason:\n"I'm not going to make it today. I'm sorry for the short notice."\n"I have to drop out this time. Could we do Thursday instead?"`,
    ],
  },
  when: {
    say: [
      'Good. What time does it start, and what time would you have to put your shoes on?',
      'Okay. How long from now is it: hours, or days?',
    ],
    taps: ['In an hour or two', 'Tonight', 'In a few days'],
  },
  agreed: {
    say: [
      "Good, it's a plan. You can want to cancel the whole way there and still go. Leaving early is part of the deal.",
      "That's decided, then. Put the phone away until it's time to go. I'll ask what you found there.",
    ],
  },
  didIt: {
    say: [
      'You went, even though you could have stayed home. That was hard to do. What was it like, next to what you had pictured at home?',
      'So you were there. At what point did you stop thinking about the message you might have sent, if at all?',
    ],
    taps: ['Better than expected', 'It was hard', 'I left early'],
  },
  partly: {
    say: [
      'Getting as far as you did is further than the couch. Where did you turn around?',
      'A short visit is a visit. What happened in the time you were there?',
    ],
    taps: ['I got to the door', 'I left quickly', 'I moved the date'],
  },
  didNot: {
    say: [
      "Okay, you canceled. It doesn't say anything about next time yet. What was the moment that decided it?",
      'All right. The plan lost to the couch today; that happens. Did it look too long, too many people, or something else?',
    ],
    taps: ['Too many people', 'I was exhausted', 'The fear won'],
  },
  wentBadly: {
    say: [
      "You made yourself go, and then it was bad. That's discouraging. What happened there?",
      "I'm sorry. Start wherever you like. Was it something somebody did, or how you felt the whole time?",
    ],
    taps: ['I stood alone', 'Someone was mean', 'They were angry'],
  },
  distress: {
    say: [
      'No decision for the next ten minutes. Sit down, take your shoes off if they pinch, and hold something cool. Going and staying home are both allowed. We can stop talking about it, too.',
      'This is a lot right now, so go slow. Lean your back against a wall and feel it hold you. Tonight may be a night to stay home. That would be a choice, too.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So that's what pulls you out of it. Is there also something that pulls you in, even a little?",
    "I see. What do you think they'd make of the message?",
    'Thanks, that helps. Is this about tonight, or has it been a string of these?',
  ],
  reassure: [
    "I can't promise that they won't mind, or that going would be fine. Known: they invited you, and it starts at a certain time. Guessed: how you'd feel there and what they'd think. Want to test twenty minutes of it?",
    "Nobody can tell you if it's the right decision before you make it. What helps is not deciding while the fear is at its highest. Would you like to put the decision off by half an hour?",
  ],
  answers: [...cancellingAnswers, ...cancellingReplies],
}
