import type { Conversation } from '../../../conversation.ts'
import { lunchAloneAnswers } from './lunch-alone-answers.ts'
import { lunchAloneReplies } from './lunch-alone-replies.ts'

export const lunchAlone: Conversation = {
  id: 'lunch_alone',
  name: 'lunch breaks, and who you eat with',
  tap: 'Lunch on my own',
  open: {
    say: [
      'Lunch is the part of the day when everybody can see who sits with whom. When you picture walking in and looking for a seat, what do you think happens?',
      'Eating alone is one thing. Doing it while others sit together a few yards away is another. What do you think they make of it, if they notice?',
      'A break is supposed to be a rest, and this one is something to get through. Which moment is worst: walking in, asking for a seat, or sitting there by yourself?',
    ],
    taps: ["They don't want me", "They'll see I'm alone", "I can't ask"],
  },
  openAfter: {
    say: [
      'So lunch is over, and something about it stayed with you. What did the people around you do?',
      "The break is over, and some piece of it isn't. Which part do you keep going back to?",
    ],
    taps: ['I ate alone again', 'They went quiet', 'There was no room'],
  },
  glad: {
    say: [
      "That's a good lunch break. You had a place in that room, the same as everybody else.",
      'Good news, and from the hour that is usually the hard one. That can carry a whole afternoon.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you ask for the seat, everybody stops talking, somebody says it's taken, and now everyone has seen it. Is that close?",
      "Maybe it runs like this: they see you by yourself and decide that nobody likes you. And if you did join them, they'd only put up with you. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `One lunch this week, ask for a seat near at least one familiar face: "Is this one free?" Write down beforehand what you think they'll say. Stay ten minutes, phone away. You owe them no opening line. Would you try that?`,
      'Ask one person ahead of time to eat with you once, somebody you have talked to before. Guess the answer first. And leave out "no problem if not," so that you find out what they say to a plain question. Who could that be?',
      'If you usually eat out of sight, spend the first ten minutes of one lunch where people are, without a screen. See who looks, who says hi, who comes by. After that, go wherever you like. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:join-a-lunch-table',
    step: 'spend part of one lunch with people and compare what they do with what you expected',
  },
  stepAfter: {
    say: [
      'Put it on paper for ten minutes. Facts first: which seat, who said what, who got up when. Then your guesses about why. A quiet table is a fact; the reason for it is a guess. Then close the page. Could you do that today?',
      `Set a timer for ten minutes and write it as a plain report, without the word "everyone." If you got up suddenly, one line sets it right: "I left in a hurry yesterday, sorry about that." Then you're done with it. Would that help?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what really happened at lunch for ten minutes and then close it',
  },
  other: {
    say: [
      "Here's another way, without the table. Talk for a minute with one person around lunch: in line, by the microwave, on the walk back. Talking to the same person a few times is often how a shared lunch starts. Is there anybody like that?",
      'You could eat alone on purpose for a day. Decide in the morning, pick a good spot in the open, and look around while you eat instead of keeping low. Choosing it is different from hiding. Does that appeal to you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person for a minute around lunch, or eat alone in the open because you chose to',
  },
  smaller: {
    say: [
      'Smaller: walk through the place where people eat, at the busy time, with your head up. Nod or say hi to one person, then eat where you usually do. Two minutes in all. Could you do that?',
      'Then by text, from wherever you are now. One line to one person: "Are you around for lunch one day this week?" Send it and put the phone down. Is there somebody you could send that to?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say hi to one person in the lunch room, or send one person a line about lunch',
  },
  why: {
    say: [
      "Because people who never see you at lunch may think you prefer it that way. Ten minutes at a table gives them a chance to do something other than what you expect. Right now they don't have that chance.",
      'Because from across the room a group always looks full. Up close there may be a chair, or there may not. You have been living with a guess about it, and one question gets you an answer.',
    ],
  },
  lines: {
    say: [
      `One of these, while you're standing there:\n"Is this seat free?"\n"Mind if I join you?"\n"I usually eat on my own. I'd like some company today."`,
      `To ask somebody ahead of time:\n"Do you want to have lunch together tomorrow?"\n"I'm going to get lunch. Want to come?"\n"Where do you usually eat? I'd like to join you one day."`,
    ],
  },
  when: {
    say: [
      'Good. Which day has the best odds: a familiar face, enough seats, no rush?',
      'Then choose the day now, because at noon it gets harder to choose. Which one will it be?',
    ],
    taps: ['Tomorrow', 'Later this week', 'Next week'],
  },
  agreed: {
    say: [
      "Then it's settled. Ten minutes count as much as the whole break, and you can get up whenever you like.",
      "Okay, that's the plan. If the table is full that day, then it was full, and there's another lunch tomorrow. I'll ask how lunch was.",
    ],
  },
  didIt: {
    say: [
      "You did that in the one hour when everybody sits in groups. That took nerve. What did people do, compared with what you'd expected?",
      "However the lunch itself was, you gave people a chance. What did you learn about them that you hadn't known?",
    ],
    taps: ['They made room', 'As I expected', 'It was quiet'],
  },
  partly: {
    say: [
      'You got part of the way there, and that counts. What made you stop where you stopped?',
      'Even five minutes in that room count. What did you see while you were there?',
    ],
    taps: ['I turned around', 'I left early', 'I only said hi'],
  },
  didNot: {
    say: [
      'Fine. You ate, and the day went on. What was in the way: no seat, no familiar face, or the walk over there?',
      "Then it didn't happen this time, and lunch comes again tomorrow. Was it too much for one break, or did the day get in the way?",
    ],
    taps: ['It was too big', 'No chance came', 'I hid again'],
  },
  wentBadly: {
    say: [
      'Having it go wrong in front of people, in the middle of your day, is awful. What did they actually say or do?',
      'That would sting anybody, and you still had an afternoon to get through. Can you tell me how it went, from the moment you came in?',
    ],
    taps: ['They said no', 'Nobody talked to me', 'They got up'],
  },
  distress: {
    say: [
      "You don't need to sit anywhere right now. Go to a window or out the door and look at the farthest thing you can see. Eat later, wherever it is quiet. Today you can leave it at that.",
      'Slow down. Press your back into the chair or the wall and feel how it holds you. Take one sip of something cool. The table can wait for another day, and so can this conversation.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. There's the lunch hour itself, and there's what it seems to say about you. Which one hurts more?",
    "Okay, I can picture it better. Is there anybody in that room you wouldn't mind sitting with?",
    "That's a lot to deal with on top of a full day. How do you usually spend the break now?",
  ],
  reassure: [
    "I can't tell you that they'll make room. Known: they eat together. Guessed: that they don't want you there. Some groups never ask anybody, out of habit. One question about one seat would tell you more. Want to plan it?",
    "What they think when they see you alone isn't something I can know. Some may think nothing of it, and somebody might. What they do when you ask for a seat is something you could see for yourself. Would you like to set up one try?",
  ],
  answers: [...lunchAloneAnswers, ...lunchAloneReplies],
}
