import type { Conversation } from '../../../conversation.ts'
import { moneyAnswers } from './money-answers.ts'
import { moneyReplies } from './money-replies.ts'

export const money: Conversation = {
  id: 'money',
  name: 'money between people',
  tap: 'Money between people',
  open: {
    say: [
      'Money between people is rarely only about the money. It gets mixed up with who is generous and who is petty. What are you afraid they would think of you if you brought it up?',
      'You can know to the cent what is fair and still not get the sentence out. Which moment is the hardest: naming the amount, the silence after it, or seeing them the next time?',
      'Owing, lending, splitting: somebody always has to say a number out loud. If that were you, what do you expect would happen?',
    ],
    taps: ["They'll be angry", 'I look cheap', "I can't afford it"],
  },
  openAfter: {
    say: [
      'So the money came up, or it did not, and now it sits between you. What was said, and what was left out?',
      'You can be annoyed at yourself over a bill long after it is paid. What bothers you most about how it went?',
    ],
    taps: ['I paid too much', 'I said nothing', 'It got unpleasant'],
  },
  glad: {
    say: [
      'Good, the number is off the table, and the two of you can talk about other things again.',
      "That's a relief to hear. It was awkward to bring up, and it's done.",
    ],
  },
  fear: {
    say: [
      'In your head it may go like this: you ask for what is yours, they look hurt, and from then on you are the stingy one, to them and to everybody they tell. Is that close?',
      'One guess is that the friendship might crack over it, and another is that everyone finds out how little you have to spend. Is it one of those?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Neither'],
  },
  step: {
    say: [
      `Say it in one sentence with an amount and a day: "You still have the sixty from March. Can you send it by Friday?" No "sorry," no joke, no story. Before you send it, write down what you think they'll answer. Would you try that?`,
      `Next time a bill comes, say your part before anybody divides it: "I had the one dish, so I'll put in twelve." Then put the money down and go on talking. See what people do. Would you be up for that?`,
      'Choose the smallest money matter you have open, not the worst one. Name the number and a date to that person this week, and then stay quiet until they answer. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'name one amount and one day, without an apology, and see what they answer',
  },
  stepAfter: {
    say: [
      "On one page, in ten minutes: the amount, what was said, what was agreed. Then choose one of three: ask once more, let it go as a gift, or do it differently next time. Once you've chosen, you can stop going over it. Could you do that?",
      'Put down what happened in figures and words, nothing else. If it got sharp, a short message can mend the tone and keep the number: "I was short with you. The amount still stands." Then leave it for today. Would that help?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the amount and what was agreed, choose what to do about it, and leave it',
  },
  other: {
    say: [
      `You could speak before there's a bill. When the plan is made, say "I have twenty for tonight," or "Can we do something free?" It's one sentence at home instead of one at a full table. Would that work better for you?`,
      `There's also this: decide, on purpose, that this money is gone. Call it a gift, to yourself, and lend nothing more to that person. That costs you the money, and the waiting stops. Is that something you could live with?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'say what you can spend before the plan is made, or decide that the money is gone',
  },
  smaller: {
    say: [
      'Write the message and leave it in your notes until tomorrow: a greeting, the amount, a day. Nothing gets sent. You only see how it looks in one line. Could you do that tonight?',
      `Practice on something tiny: ask a cashier to check a price, or ask a friend, "What do I owe you for the coffee?" Any sentence with a number in it will do. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write the one-line message with the amount and a day, without sending it yet',
  },
  why: {
    say: [
      "Because hints leave it to them to guess, and apologies tell them it's all right not to pay. A number and a day can be answered with yes or no. Then you know, instead of doing the math in your head every time you see them.",
      'Because money you are silent about tends to turn into a grudge, and a grudge costs more than the question. They may be embarrassed, or they may have forgotten. You only learn which by asking.',
    ],
  },
  lines: {
    say: [
      `To get it back, or to say no:\n"Can you send me the forty from last month by Sunday?"\n"I don't lend money anymore. I hope you find a way."\n"I can't lend it, but I can help you look at it for an hour."`,
      `At the table, or when you're the one who owes:\n"I'm going to pay for mine separately."\n"That's more than I can spend. Could we go somewhere cheaper?"\n"I owe you ninety. I can give you thirty now and the rest on the first."`,
    ],
  },
  when: {
    say: [
      'Good. Which day will you say it or send it?',
      'Then pick a time when neither of you is in a hurry. When might that be?',
    ],
    taps: ['Today', 'Tomorrow', 'At the next bill'],
  },
  agreed: {
    say: [
      'All right: one amount, one day, said once. Whatever they answer, you asked fairly.',
      "That's the plan, then. After you've said it, you don't need to add anything. I'll ask what they answered.",
    ],
  },
  didIt: {
    say: [
      "You said a number out loud to somebody you know. That's hard for a lot of people. What came back, compared with what you expected?",
      "Good, it's on the table. How did they take it, as far as you could see?",
    ],
    taps: ['They paid', 'They promised to', 'They were annoyed'],
  },
  partly: {
    say: [
      'Something is said, and that was the hard part. Which piece is missing: the amount or the day?',
      'You got close to it. At what point did it turn into a hint or a joke?',
    ],
    taps: ['I only hinted', 'I named no date', 'I took less'],
  },
  didNot: {
    say: [
      'Okay. Talking about money with somebody you know is hard. Was it the amount, the person, or the moment?',
      "It's still open, then, and it can be said next week as well. What made you leave it?",
    ],
    taps: ['It was too big', 'They were in trouble', 'Not alone with them'],
  },
  wentBadly: {
    say: [
      "That's a bad answer to a fair question. What did they say, as exactly as you can?",
      "Now it's costing you your peace of mind, too. What happened after you brought it up?",
    ],
    taps: ['They got angry', 'They called me cheap', 'They said no'],
  },
  distress: {
    say: [
      'Put the phone and the figures away. Feel the floor under your feet and look at something that has no number on it. Nothing has to be paid or answered in the next hour. We can stop here.',
      "Slow down, there's time. If somebody is threatening you over money, you don't have to handle that alone: tell somebody you trust, or the police. Otherwise it can wait until you've slept.",
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    'So it is a number on paper, and a lot more than that between the two of you. What would you lose if you said it?',
    'And every time you see them, you think of it. Do you suppose they think of it too?',
    "I see. You've been decent about it, and it's costing you. What has kept you from saying it up to now?",
  ],
  reassure: [
    "They might mind; I can't rule it out. Known: the amount, and what was agreed. Guessed: that they'd think you petty, or be hurt. A single clear sentence would show you. Want to find the wording together?",
    'Nobody can say beforehand if the money comes back or the friendship stays the same. You do know how it is to keep quiet about it. Would you want to try one small number first?',
  ],
  answers: [...moneyAnswers, ...moneyReplies],
}
