import type { Conversation } from '../../../conversation.ts'
import { familyTableAnswers } from './family-table-answers.ts'
import { familyTableReplies } from './family-table-replies.ts'

export const familyTable: Conversation = {
  id: 'family_table',
  name: 'family dinners and gatherings',
  tap: 'Family gatherings',
  open: {
    say: [
      'Family can ask you things at dinner that a stranger would never dare to. What are you afraid somebody at that table will say?',
      'Families tend to decide early who is the quiet one or the difficult one, and that role is waiting when you sit down. Which moment do you dread most: arriving, the questions, or the long hours after?',
      "You can leave a party, but it's hard to walk out on your own relatives. What do you expect to happen this time?",
    ],
    taps: ["They'll ask about me", "There'll be a fight", "I'll sit there silent"],
  },
  openAfter: {
    say: [
      'So you sat there with your family, and something stuck. What was said, as near as you can remember?',
      'A remark from a relative can be six words long and last for days. Which moment from that gathering keeps coming back?',
    ],
    taps: ['Somebody commented', 'I snapped', 'I said nothing'],
  },
  glad: {
    say: [
      'You sat with your own family, and there was something good in it for you. That one is yours to keep.',
      'That sounds like a good time at a table where people go back a long way with you. Let it count as a good one.',
    ],
  },
  fear: {
    say: [
      'Maybe you can already hear the question they always ask, and the whole table going quiet while you look for an answer. Is that close?',
      "Here's my guess: you'll be measured against a cousin, a sibling or what they had hoped for, and you'll have to sit there and smile. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Something different'],
  },
  step: {
    say: [
      "At the next meal, when the question comes, give it one true sentence and stop. No explaining, no joke. Then ask them something back. Before you go, write down what you think they'll do after your sentence. Would you try that?",
      'Choose the relative who is the least trouble and sit by them for ten minutes, phone away. If they ask about you, answer in one true sentence, then ask about them. See if it goes the way you feared. Would you be up for that?',
      "If you usually disappear into the kitchen, the kids or your phone, stay at the table for ten minutes instead. One true sentence if you're asked something. Compare it afterward with what you expected. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'stay at the table for ten minutes, answer in one true sentence, and see what happens',
  },
  stepAfter: {
    say: [
      'Take ten minutes and write what was said, who said it, and what you answered. What they think of you goes in another column, marked "guess." If one thing needs an apology, send one sentence about it. Then close the page. Could you do that?',
      'Give the evening ten minutes, with a timer. Keep the words that were really spoken, and cross out what you added on the way home. If a remark hurt you, you can tell that one person later, in private. Would you try it that way?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'go over the gathering for ten minutes, facts only, and then leave it',
  },
  other: {
    say: [
      'Another way is to decide the length yourself. Tell the host when you arrive: "I can stay until eight." Then the evening has an end, and you can give the hours before it more of your attention. Would that help?',
      'Some families are better one person at a time. You could see one of them alone this month: a walk, a call, a cup of tea, half an hour. The table can wait. Is there one you would pick?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'set how long you stay, or see one relative alone',
  },
  smaller: {
    say: [
      `Do a piece of it by text. Write to the relative you mind least: "I'll be there Sunday. How have you been?" One message, before the day. Then you arrive with one conversation already started. Could you send that?`,
      'Two minutes, on your phone: ask one person in the family one question about their week. Nobody is asking about yours, and you can answer whenever you like. Does that sound small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'text one relative a question before the gathering',
  },
  why: {
    say: [
      "Because a long explanation gives people more to pick at, and hiding gives you no new information. One short answer and a few minutes at the table show you what your family really does next. Sometimes it's less than you feared.",
      "Because your picture of that table may be years old. They may still act the way they did then, or they may not. You can only find out by trying one thing you didn't use to do.",
    ],
  },
  lines: {
    say: [
      `Say one, then ask about them:\n"Nothing new there. I'll tell you when there is. How have you been?"\n"I'd rather not talk about that today. Tell me about you."\n"I know you ask because you care. I don't have an answer yet."`,
      `For comments, and for getting away:\n"I'd rather we didn't talk about my body."\n"Let's talk about something we both enjoy."\n"I'm heading home now. Thank you for having me."`,
    ],
  },
  when: {
    say: [
      'Good. Which meal will it be?',
      "Then let's pick the moment beforehand, so you don't have to decide with everyone around. When is the next time you see them?",
    ],
    taps: ['This week', 'At the next holiday', 'No date yet'],
  },
  agreed: {
    say: [
      "That's the plan: a few minutes, one sentence, and then you see what they do. The rest of the evening can go as it goes.",
      "All set. If it gets too much, a walk around the block is allowed, and so is going home. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      'You did something new in front of people who know your old ways. That takes nerve. What did they do, next to what you expected?',
      'Good, you tried it at the table itself. What did you notice that you might have missed in other years?',
    ],
    taps: ['They let it go', 'As I expected', 'They kept at it'],
  },
  partly: {
    say: [
      'Part of it happened, and in a full room of relatives that counts. At what point did the old way take over?',
      'You stayed for some of it, or said some of it. Which piece worked?',
    ],
    taps: ['I said a little', 'I got up early', 'They interrupted me'],
  },
  didNot: {
    say: [
      'Okay. Old habits are strongest around the people you learned them with. Was the step too big, or was it the wrong day for it?',
      'No harm done, and there will be another meal. What was going on at the table when the moment came?',
    ],
    taps: ['It was too big', 'No chance came', "I didn't go"],
  },
  wentBadly: {
    say: [
      "It hits harder when it comes from your own people. I'd like to get it straight before anything else. Who said what?",
      "That's a rough way to come home from your family. Leave aside for a minute what it says about you or them. What happened first?",
    ],
    taps: ['There was a fight', 'They mocked me', 'I cried'],
  },
  distress: {
    say: [
      'You can get up from this. Go to the door, the porch or another room and look at something far away for a minute. "I need some air" is all anybody has to hear. You may also go home.',
      'Slow down. Feel the chair under you and press your feet on the floor. No family matter has to be settled tonight. We can stop here too.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So there is what they say, and there's the history under it. Which of the two gets to you more?",
    'Thanks, I can picture that table better now. Is there one person who makes it hard, or is it all of them together?',
    'That has been going on for more than one dinner, it seems. What do you usually do when it starts?',
  ],
  reassure: [
    "I can't promise that they'll behave. You know who is coming and what they have said before. What they'll say this time, and what they'll think, is a guess. Would you like to write down the guess and check it afterward?",
    "How they'll be, nobody can tell you, and it might include that question. What you can decide is how long you stay and how short your answer is. Should we settle one of those two?",
  ],
  answers: [...familyTableAnswers, ...familyTableReplies],
}
