import type { Conversation } from '../conversation.ts'

export const win: Conversation = {
  id: 'win',
  name: 'something that went well',
  tap: 'Something went well',
  open: {
    say: [
      'That is good news. Which moment of it do you like thinking back to?',
      'Good. You were there for that, and it went well. How was it, being in the middle of it?',
      "That's worth telling somebody, and it's good that you told it here. Enjoy it for a while.",
    ],
    taps: ['I said something', 'I stayed', 'Someone was kind'],
  },
  openAfter: {
    say: [
      'So it happened, and it was good. What was the best minute?',
      'That is a good thing to come home with. It is yours now, whatever comes next.',
    ],
    taps: ['The beginning', 'The talk itself', 'That I went'],
  },
  glad: {
    say: [
      'That is really good. You did it, and it was you who did it.',
      'Good. Let it be a good day and nothing more complicated than that.',
    ],
  },
  fear: {
    say: [
      "Even when it went well, part of you may be saying that it was luck, or that next time they'll expect more. Is that close?",
      'It could be that being glad feels risky, as if you would have to pay for it later. Is there something to that?',
    ],
    taps: ["Yes, that's it", 'A little', "No, I'm glad"],
  },
  step: {
    say: [
      'If you want a next one: do the same thing again within a week, with one support less. Leave out the prepared line, the phone in your hand, or the early exit. See if it holds without. Would you like to try that?',
      'You could go one notch up: the same thing with a person you know a bit less, or for five minutes longer. Write down what you expect and compare. Does that sound right to you?',
      'A good next one is to let somebody else start from your side: ask one person along to something, or say hello first where you usually wait. Which of the two would be more doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Not right now'],
    item: 'lesson:predict-then-check',
    step: 'do it again within a week, with one support less',
  },
  stepAfter: {
    say: [
      'If you want to keep it, write two lines tonight: what I expected, and what happened. A doubtful day will come, and then you can read it in your own handwriting. Would you like to do that?',
      "Take five minutes for the facts while they're fresh: what you did, what they said, what was better than you thought. Then leave it and have a nice evening. Would you do that?",
    ],
    taps: ["I'll do that", 'Not needed', 'Something else'],
    step: 'write two lines about what you expected and what happened',
  },
  other: {
    say: [
      'You could also share it. Tell one person who would be glad with you, in one sentence, and let them be glad. Is there somebody like that?',
      "Or do nothing with it. A good day doesn't have to lead anywhere. If you'd rather thank somebody who made it better, that is another way. Would you like to?",
    ],
    taps: ["I'll tell someone", 'Leave it there', 'Give me words'],
    step: 'tell one person what went well',
  },
  smaller: {
    say: [
      'Then stay on this step and repeat it as it was, in the same place and with the same people. Doing it twice is worth something. Would that be the right size?',
      'Smaller: smile at or greet one person you already greeted this time. That takes two seconds and keeps it warm. Is that okay?',
    ],
    taps: ['I can do that', 'Not right now'],
    item: 'challenge:say-good-morning-first',
    step: 'repeat the same thing as it was, in the same place',
  },
  why: {
    say: [
      'Because one good time can look like chance. A second one, with a little less help, is harder to explain away. But it can wait, and enjoying this one comes first.',
      "Because your memory keeps the awkward moments in better order than the good ones. Writing it down or doing it again gives the good one a fair place. That's all it is for.",
    ],
  },
  lines: {
    say: [
      `To share it, or to thank somebody:\n"I did something today that I'd been afraid of, and it went well."\n"Thanks for the other day. You made it a good one."`,
      `If somebody praises you for it:\n"Thank you. That means something to me."\n"Thanks, I was nervous, and I'm glad I went."\nThen stop there, without making it smaller.`,
    ],
  },
  when: {
    say: ['Good. When does the next chance come up on its own?', 'Okay. Is there a day this week that would suit you?'],
    taps: ['This week', 'Next time', "I'll see"],
  },
  agreed: {
    say: [
      'Then you know what comes next, and today you can leave it at that. Have a good rest of the day.',
      'Fine, that stands. Until then, this one is yours to enjoy.',
    ],
  },
  didIt: {
    say: [
      "So you did it, and it went well. That's a good thing to hear. It was your doing, nerves and all.",
      'You went and did that. Good. You can be pleased with it for as long as you like.',
    ],
    taps: ['It felt good', "I'm still surprised", 'What comes next?'],
  },
  partly: {
    say: [
      'Some of it went well, and that part is as real as the rest. Which part are you glad about?',
      'A mixed one, then. The good part still happened. What was it?',
    ],
    taps: ['I went', 'I said something', 'The ending was rough'],
  },
  didNot: {
    say: [
      "That's all right. The good thing from before is still there; nothing takes it back. Do you want to talk about what got in the way?",
      'Then another time, or not at all. You had no duty to follow it up. Is something else on your mind?',
    ],
    taps: ['No chance came', 'I got scared', 'Something else'],
  },
  wentBadly: {
    say: [
      "After a good one, that's a hard landing. What happened this time?",
      'That is disappointing, and the good one still counts. Tell me about it: what was different?',
    ],
    taps: ['I froze', 'They reacted badly', 'I expected too much'],
  },
  distress: {
    say: [
      'Good things can shake a person up too. Sit down, put your hands on your knees and feel them there. Nothing more is needed today. You can rest.',
      'That was a lot at once. Go somewhere quiet for ten minutes and look out of a window. It stays a good thing, even if your body is still wound up.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'That sounds like a good one. What did they say or do that you liked?',
    'Tell me that part too. How did it begin?',
    'Nice. And how were you when you got home?',
  ],
  reassure: [
    "I can't tell you what they thought of it. What is known is what you did and what they answered, and that sounded good. The rest is a guess, and a glad guess is as fair as a gloomy one. Do you want to write down the known part?",
    "Nobody can promise that the next time will go like this one. This one did happen, though, and it doesn't get undone. Would you like to look at what was in your hands there?",
  ],
  answers: [
    {
      like: [
        'what next',
        'what should i do now',
        "what's the next step",
        'ok so what do i try after this',
        'where do i go from here',
      ],
      say: [
        'Do the same thing again, soon, with one support less or a slightly less familiar person. That is enough of a step. Today you can also do nothing, and be glad.',
      ],
      item: 'lesson:drop-one-safety-habit',
    },
    {
      like: [
        'it was only luck',
        'that was a fluke',
        'it only worked because they were nice',
        "it doesn't count really",
        'i got lucky',
      ],
      say: [
        'Some of it may have been luck; people were kind, or the day was right. The part where you went there and opened your mouth was not luck. Both can be true.',
      ],
    },
    {
      like: [
        'but anyone else can do that',
        "it's embarrassing to be happy about something so small",
        'normal people do this every day',
        "it's stupid that i'm celebrating this",
        'pathetic that this is a big thing for me',
      ],
      say: [
        "For other people it may be small. For you it wasn't, so you did the harder thing. It's no more silly than being glad about walking after a broken leg.",
      ],
    },
    {
      like: [
        'now they will expect it every time',
        "what if i can't do it again",
        'next time i will mess it up',
        'now the bar is higher',
      ],
      say: [
        "Next time may go worse, and that would be ordinary. People don't keep a record of you the way you do. You don't owe anybody a repeat, and this one stays good either way.",
      ],
    },
    {
      like: [
        'i was still so nervous though',
        'i did it but i was shaking',
        'it went well but i felt awful inside',
        'i was scared the whole time',
      ],
      say: [
        'Then you did it while nervous, and that is the thing itself. Calm may come later, or only some of the time. You found out that you can do it without being calm.',
      ],
    },
    {
      like: [
        'does this mean im getting better',
        'am i cured now',
        'is it over',
        'will it stay like this',
        'is my anxiety gone',
      ],
      say: [
        "It's a good sign, and nobody can tell yet how far it carries. It usually goes up and down on the way. A hard day next week wouldn't cancel this one.",
      ],
    },
    {
      like: [
        'should i tell someone',
        'is it weird to tell people',
        "i'd like to share it but it sounds like bragging",
        'nobody would get why this matters',
      ],
      say: [
        `Yes, if there is somebody who'd be glad with you. Give them the reason in half a sentence: "I usually avoid that, and today I didn't." That isn't bragging. It lets them in.`,
      ],
    },
    {
      like: [
        'someone gave me a compliment what do i say',
        'they said they liked talking to me',
        'he told me i did great and i got weird about it',
        "i don't know how to take praise",
      ],
      say: [
        `"Thank you" is a complete answer. You can add "that's good to hear" and leave it there. You don't have to give one back or explain why it wasn't that good.`,
      ],
    },
    {
      like: [
        'i keep going over it and finding mistakes',
        'it went well but now i find things i did wrong',
        'now im picking it apart',
        'but then i said one weird thing at the end',
      ],
      say: [
        'That often starts a few hours after something good. You can notice it and say "not today" to it, and turn to something in the room. One odd sentence inside a good time is still a good time.',
      ],
      item: 'lesson:why-your-brain-replays-it',
    },
    {
      like: [
        "i'm exhausted now",
        'why am i so tired after something good',
        'i need to lie down for two days',
        'it took everything out of me',
      ],
      say: [
        "That's common: being on alert is tiring, also when it goes well. Rest without guilt. If you're wiped out every time, a shorter visit next time is a fair trade.",
      ],
    },
    {
      like: [
        'they want to meet again',
        'she asked me to come back',
        'i got invited again what now',
        'they asked for my number',
      ],
      say: [
        `Then they'd like to see you again, that's what asking means. If you want to as well, answer today, before you think it over for long: "I'd like that. When works for you?"`,
      ],
    },
    {
      like: [
        'i wanted to tell you it worked',
        'i did what you said and it worked',
        'your tip helped',
        'thanks to you it went fine',
      ],
      say: [
        "Good that you came back with it. A suggestion is only words until somebody tries it, and you're the one who did.",
      ],
    },
  ],
}
