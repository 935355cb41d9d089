import type { Conversation } from '../../../conversation.ts'
import { apologyAnswers } from './apology-answers.ts'
import { apologyReplies } from './apology-replies.ts'

export const apology: Conversation = {
  id: 'apology',
  name: 'an apology',
  tap: 'An apology',
  open: {
    say: [
      "An apology that hasn't been said gets in the way every time you think of that person. Is it one you owe, or one you're waiting for?",
      'To say sorry, you have to walk toward the very person you would like to avoid. When you imagine doing it, what do they do?',
      "Something between you and somebody isn't right, and you carry it around with you. Which part is the hardest: what happened, facing them, or what they may think of you now?",
    ],
    taps: ['I owe one', "I'm waiting for one", 'I apologize too much'],
  },
  openAfter: {
    say: [
      "So something was done or said, and it's still sitting there. What was it, in one or two plain sentences?",
      'The words are out, yours or theirs, and it still bothers you. What did each of you say?',
    ],
    taps: ['I hurt somebody', 'They hurt me', 'They brushed it off'],
  },
  glad: {
    say: [
      "That's a load off, for two people. It's good that it was said.",
      "So the two of you can look at each other again. That's a good place to have gotten to.",
    ],
  },
  fear: {
    say: [
      "It could be that you expect the apology to make it worse: they get angry, or they say what they really think of you, and it's final. Is that close?",
      "Maybe the fear is about what it would say about you. If you admit it, you're the bad one. If you ask for one, you're too sensitive. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Two sentences, within the next few days. If you owe it: what you did, and that you're sorry, with no "but." If you're waiting for it: what they did, and that it hurt. Write down first what you think they'll answer. Would you try that?`,
      `Leave out the long explanation this time. Tell this person the one thing that is true for you: "I'm sorry I did that," or "That hurt me." Then stop talking, and see if what you fear comes. Could you do that?`,
      "Once, and no more. If a sorry is still due, say it or ask for it one single time. If it has been said, don't say it again this week, not even as a joke or an extra favor. Note what you think happens without it. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'say it one time in plain words, with no repeating, and see what they do',
  },
  stepAfter: {
    say: [
      'Take ten minutes and three lines: what happened, what it did to them or to you, what would set it right. If the third line has something in it, do that one thing. Then the case is closed for today. Could you do that?',
      "Write down for ten minutes what was really said, yours and theirs, and leave out what you think they think. If the apology is made, it's made; a second one is mostly for your own nerves. Then stop. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened and what would set it right, and then stop',
  },
  other: {
    say: [
      "Sorry can also be something done. If it's yours to make, replace it, pay it back, be on time the next three times. If it's theirs, ask for one thing you want from now on, in place of the words. What would that be here?",
      `Before anything else, tell it to one person who isn't part of it, and ask: "Does this need an apology, or am I making it bigger?" One person, one time; asking five people only feeds the doubt. Who would be honest with you?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'set one thing right by doing something, or ask one honest person about it',
  },
  smaller: {
    say: [
      'Smaller: write it on paper, two minutes, for nobody to see. "I\'m sorry that I ..." or "It hurt me when you ..." One sentence, and it stays in the drawer for now. Could you do that?',
      'Send one line that only opens the door: "I\'d like to say something about the other day. When would work for you?" You don\'t have to have the rest ready yet. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write one sentence on paper, or send one line that asks for a moment to talk',
  },
  why: {
    say: [
      'Because avoiding them keeps the worst version alive, in your head and maybe in theirs. Two plain sentences put an end to the waiting. What they do with it is up to them, and then you know it.',
      'A short apology is about them. The long one, with reasons, turns into a request to make you feel better. Leaving the reasons out is harder, and it lets the other person answer freely.',
    ],
  },
  lines: {
    say: [
      `Two if you owe it, one if you're waiting for it:\n"I snapped at you, and that was wrong. I'm sorry."\n"I said I'd be there and I wasn't. I'm sorry I let you down."\n"What you said the other day hurt me. I'd like you to know that."`,
      `One to say, one to ask, one to answer with:\n"I'm sorry. You don't have to answer. I wanted you to hear it from me."\n"I'd like us to be on good terms, and I need to talk about it first."\n"Thank you for saying that. I need a little time."`,
    ],
  },
  when: {
    say: [
      'Good. When will you have two minutes alone with them, or a quiet moment to write it?',
      'Then set it for soon, before it grows. Today, or is there a better day?',
    ],
    taps: ['Today', 'Tomorrow', 'When I see them'],
  },
  agreed: {
    say: [
      "Good. You say it once, and then they answer or they don't. That's your part done.",
      "So that's what you'll do. It may come out clumsy, and it still counts. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it. That took guts, no matter how it sounded. What did they do, next to what you had feared?',
      "It's out of your head and between the two of you now. How did they take it?",
    ],
    taps: ['They were kind', 'They stayed distant', 'Better than expected'],
  },
  partly: {
    say: [
      "A part of it has been said, and they heard that part. What's still missing?",
      'You took a step toward them. Did it get stuck at the words, or at the explaining?',
    ],
    taps: ['I explained too much', 'I made a joke', 'I sent half'],
  },
  didNot: {
    say: [
      'Not yet, then. It can be said tomorrow too, and a late one counts. What made it too hard?',
      "All right. Did you not see them, or did you see them and couldn't?",
    ],
    taps: ['It was too big', 'I avoided them', 'No moment alone'],
  },
  wentBadly: {
    say: [
      "You went to them in good faith, and it went wrong. That's a hard one. What did they answer?",
      "I'm sorry. They're free to be angry, and it's still hard to stand there. What happened after your first sentence?",
    ],
    taps: ['They got angry', "They won't forgive me", 'They denied it'],
  },
  distress: {
    say: [
      "Stop for a moment. You did something, or something was done to you, and you're more than that one thing. Press your feet into the floor and look at the door. Nothing has to be sent tonight.",
      'Guilt and anger are both loud at night. Put a hand on something cool and leave it there while you count ten objects. You can rest now. It can be said in daylight.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So that's what happened, and you've been carrying it around since then. Have you seen or heard from each other since?",
    'I understand better now. If you were in their place, what would you need to hear?',
    "There's what was done, and there's how long you have been turning it over. Who else knows about it?",
  ],
  reassure: [
    "I don't know if they'll forgive you, or if they're angry. Known: what was said and done. Guessed: what they feel now. You don't need their forgiveness to apologize well. Would you say the two sentences and see?",
    "Nobody can tell you how they see it, except them. If you've already said sorry once, saying it again won't make it more certain. If you haven't, one short line would tell you a lot. Which of the two is it?",
  ],
  answers: [...apologyAnswers, ...apologyReplies],
}
