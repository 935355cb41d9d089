import type { Conversation } from '../conversation.ts'

export const money: Conversation = {
  id: 'money',
  name: 'money between people',
  tap: 'Money between people',
  open: {
    say: [
      'Money between people is seldom only about the money. It gets mixed up with who is generous and who is petty. What are you afraid they would think of you if you brought it up?',
      'You can know to the cent what is fair and still not get the sentence out. Which moment is the hardest: naming the sum, the silence after it, or seeing them the next time?',
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
      `Say it in one sentence with a sum and a day: "You still have the sixty from March. Can you send it by Friday?" No "sorry," no joke, no story. Before you send it, write down what you think they'll answer. Would you try that?`,
      `Next time a bill comes, say your part before anybody divides it: "I had the one dish, so I'll put in twelve." Then put the money down and go on talking. See what people do. Would you be up for that?`,
      'Choose the smallest money matter you have open, not the worst one. Name the number and a date to that person this week, and then stay quiet until they answer. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'name one sum and one day, without an apology, and see what they answer',
  },
  stepAfter: {
    say: [
      'On one page, in ten minutes: the sum, what was said, what was agreed. Then choose one of three: ask once more, let it go as a gift, or do it differently next time. Choosing ends the going over. Could you do that?',
      'Put down what happened in figures and words, nothing else. If it got sharp, a short message can mend the tone and keep the number: "I was gruff. The amount still stands." Then leave it for today. Would that help?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the sum and what was agreed, choose what to do about it, and leave it',
  },
  other: {
    say: [
      `You could speak before there's a bill. When the plan is made, say "I have twenty for tonight," or "Can we do something free?" It's one sentence at home instead of one at a full table. Would that suit you better?`,
      `There's also this: decide, on purpose, that this money is gone. Call it a gift, to yourself, and lend nothing more to that person. That costs you the sum, and the waiting stops. Is that something you could live with?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'say what you can spend before the plan is made, or decide that the money is gone',
  },
  smaller: {
    say: [
      'Write the message and leave it in your notes until tomorrow: a greeting, the sum, a day. Nothing gets sent. You only see how it looks in one line. Could you do that tonight?',
      `Practice on something tiny: ask a cashier to check a price, or ask a friend, "What do I owe you for the coffee?" Any sentence with a number in it will do. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write the one-line message with the sum and a day, without sending it yet',
  },
  why: {
    say: [
      "Because hints leave it to them to guess, and apologies tell them it's all right not to pay. A number and a day can be answered with yes or no. Then you know, instead of doing sums in your head every time you see them.",
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
      'Good. On which day will you say it or send it, and how?',
      'Then pick a time when neither of you is in a hurry. When might that be?',
    ],
    taps: ['Today', 'Tomorrow', 'At the next bill'],
  },
  agreed: {
    say: [
      'All right: one sum, one day, said once. Whatever they answer, you asked fairly.',
      "That's the plan, then. After you've said it, you don't need to add anything. I'll ask what they answered.",
    ],
  },
  didIt: {
    say: [
      'You said a number out loud to somebody you know. That is hard for a lot of people. What came back, compared with what you expected?',
      'Good, it is on the table. How did they take it, as far as you could see?',
    ],
    taps: ['They paid', 'They promised to', 'They were annoyed'],
  },
  partly: {
    say: [
      'Something is said, and that was the hard part. Which piece is missing: the sum or the day?',
      'You got close to it. At what point did it turn into a hint or a joke?',
    ],
    taps: ['I only hinted', 'I named no date', 'I took less'],
  },
  didNot: {
    say: [
      'Okay. Talking about money with somebody you know is hard. Was it the sum, the person, or the moment?',
      "It's still open, then, and it can be said next week as well. What made you leave it?",
    ],
    taps: ['It was too big', 'They were in trouble', 'Not alone with them'],
  },
  wentBadly: {
    say: [
      "That's a bad answer to a fair question. What did they say, as exactly as you can?",
      'Now it has cost you money and peace both. What happened after you brought it up?',
    ],
    taps: ['They got angry', 'They called me cheap', 'They said no'],
  },
  distress: {
    say: [
      'Put the phone and the figures away. Feel the floor under your feet and look at something that has no number on it. Nothing has to be paid or answered in the next hour. We can stop here.',
      "Slow down, there is time. If somebody is threatening you over money, you don't have to handle that alone: tell somebody you trust, or the police. Otherwise it can wait until you've slept.",
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    'So it is a sum on paper, and a lot more than that between the two of you. What would you lose if you said it?',
    'And every time you see them, you think of it. Do you suppose they think of it too?',
    "I see. You've been decent about it, and it's costing you. What has kept you from saying it up to now?",
  ],
  reassure: [
    "They might mind; I can't rule it out. Known: the sum, and what was agreed. Guessed: that they'd think you petty, or be hurt. A single clear sentence would show you. Shall we word it?",
    'Nobody can say beforehand if the money comes back or the friendship stays the same. You do know how it is to keep quiet about it. Would you want to try one small number first?',
  ],
  answers: [
    {
      like: [
        'what if he gets mad',
        'and if they get angry when i ask for it back',
        'what if it ruins the friendship',
        'she will be offended',
        "i don't want to lose a friend over money",
      ],
      say: [
        `They might be short with you, often from embarrassment. Stay with the one sentence: "I'm not upset. I do need it back." Most friendships survive that. If one ends over a polite question, it had other problems.`,
      ],
    },
    {
      like: [
        'is it petty to ask for such a small amount',
        'its only ten dollars should i say something',
        'do i look cheap if i ask',
        'am i stingy',
        'not worth making a fuss over coffee money',
      ],
      say: [
        "No, asking for what was agreed isn't petty, and what is small to one person is groceries to another. If you can forget it, forget it. If you think of it each time you see them, it's big enough for one sentence.",
      ],
    },
    {
      like: [
        'should i text or ask in person',
        'is it rude to ask by message',
        'how do i remind someone they owe me',
        'whats the best way to bring it up',
      ],
      say: [
        `By text is fine, and often kinder, because they can look it up and be embarrassed in private. Keep it to one line with the sum and a day. For a large amount, or with family, do it face to face, on a calm day and without others around.`,
      ],
    },
    {
      like: [
        'what if they never pay me back',
        'he always says next month',
        'i already asked and nothing happened',
        'i reminded her three times',
        'he promised and then bought a new truck',
      ],
      say: [
        `Then ask for a plan instead of a promise: "Which day, and how much each time?" Get it in writing, even as a text. If nothing comes, you have to choose: let it go and lend no more, or, for a large sum, get advice about small claims.`,
      ],
    },
    {
      like: [
        "i can't afford what they want to do",
        'how do i say its too expensive for me',
        'my friends go to places i cant pay for',
        'im broke and dont want them to know',
        'i make up excuses because i have no money',
      ],
      say: [
        `Say it without giving your bank balance: "That's outside my budget. I'd be in for a walk or something at home." It's awkward for about ten seconds. Excuses work too, but people end up thinking you don't want to see them.`,
      ],
    },
    {
      like: [
        "i owe someone and i'm ashamed",
        'i borrowed money and cant pay it back yet',
        'i avoid him because i owe him',
        'how do i tell her i dont have it',
        'i still havent paid my part',
      ],
      say: [
        `Go first, before they ask: "I haven't forgotten. I can't pay it all now; I can do twenty a month from the first." Then do the first one. Silence is what people mind most, usually more than the delay.`,
      ],
    },
    {
      like: [
        'how do i say no when someone wants to borrow money',
        'my cousin asks me for money again',
        'i cant say no to lending',
        'he wants a loan and i know ill never see it',
        'they think i am rich because i have a job',
      ],
      say: [
        `Say it short and without a reason they can solve: "I don't lend money. I'm sorry you're in this." If they press, say it again in the same words. You can offer something else, if you want to: a meal, an hour, a ride.`,
        `You can make it a rule, so it isn't about them: "I've decided not to lend to anybody." If you do want to give, give a sum that you can lose, as a gift, and say that it is one.`,
      ],
    },
    {
      like: [
        'they always split it evenly',
        'i had a salad and they had steak and drinks',
        'how do i get out of splitting the bill',
        'everyone divides by eight and i only had soup',
        "i don't drink but i pay for their drinks",
      ],
      say: [
        `Say it when you order, not when the bill comes: "Could I have mine on a separate check, please?" Or put your part down first and name it. One person doing that is often a relief to somebody else at the table.`,
      ],
    },
    {
      like: [
        'who pays on a date',
        'he forgot his wallet again',
        'do i have to pay because im the man',
        'should i offer to split on the first date',
        'my partner lets me pay for everything',
      ],
      say: [
        `There's no rule that everybody shares, so say what you'd like: "Shall we split this?" or "I'll get this, you get the next one." If somebody has forgotten their wallet more than once, you can mention it: "It's your turn this time." Their answer tells you something.`,
      ],
    },
    {
      like: [
        "in my culture you can't ask family for money back",
        'the oldest has to pay for everyone with us',
        'where im from splitting a bill is an insult',
        'i have to send money home and cant say no',
        'family will say i have forgotten them',
      ],
      say: [
        `Then work with the custom and set the size yourself. Decide on a sum you can give each month, tell them that sum, and stay with it: "This is what I can do." With turns at the table, take yours at a place you can pay for.`,
      ],
    },
    {
      like: [
        'they need it more than i do',
        'i feel guilty asking because hes struggling',
        'she lost her job so how can i ask',
        'i have enough so maybe i should let it go',
      ],
      say: [
        `You can be sorry for them and still be owed. Ask what is possible: "I know it's tight. Could you do ten a week?" Or give it to them outright and say so. Either is better than a debt neither of you mentions.`,
      ],
    },
    {
      like: [
        'they are collecting for a gift and its too much',
        'office collection again everyone gives twenty',
        'wedding gift and i have no money',
        'do i have to chip in',
        'i always pay for others to avoid the awkwardness',
      ],
      say: [
        `No, and you may also give less: "I'll put in five." You needn't say why. Paying more so that nobody is uncomfortable works for one evening, and then you do it again next time. Try the smaller sum once and see what's said.`,
      ],
    },
    {
      like: [
        'he threatens me because i owe him',
        'they said something will happen if i dont pay',
        'my partner controls all my money',
        'i am scared of the person i borrowed from',
        'she takes my card and i have nothing',
      ],
      say: [
        "That's more than an awkward money talk, and you shouldn't settle it alone. Threats are for the police. If somebody at home keeps your money from you, a helpline for abuse at home knows ways through it. Tell one person you trust today.",
      ],
    },
    {
      like: [
        'why is it so hard for me to talk about money',
        'why do i go silent at the bill',
        'is it normal to be embarrassed about money',
        'other people have no trouble asking',
        'we never talked about money at home',
      ],
      say: [
        "It's very common. Many people learned at home that you don't speak of it, so a plain number feels like an insult. People who ask without trouble have mostly done it often. It gets more ordinary with each number you say.",
      ],
    },
  ],
}
