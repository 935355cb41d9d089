import type { Conversation } from '../conversation.ts'

export const low: Conversation = {
  id: 'low',
  name: 'feeling low',
  tap: 'Feeling low',
  open: {
    say: [
      'When everything is flat, even answering somebody is work. You wrote here anyway. What is the heaviest thing about today?',
      "Feeling low also tells you things: that you're a burden, that nothing will change, that nobody would mind. Which of its sentences do you hear most?",
      'On days like this, people can feel very far away, even the ones in the next room. Has it been like this for days, or longer?',
    ],
    taps: ['A few days', 'Weeks or longer', "I'm so tired", 'I feel worthless'],
  },
  openAfter: {
    say: [
      "Something happened, and it seems to have taken the air out of you. What was it, if you'd like to say?",
      "It's quiet afterward, and then the low feeling gets the room to itself. What part of it are you still carrying?",
    ],
    taps: ['Something with people', 'Nothing special', 'Everything at once'],
  },
  glad: {
    say: [
      'A lighter hour in a heavy stretch. That is good to hear.',
      'Good that something got through to you today. Have that, for as long as it lasts.',
    ],
  },
  fear: {
    say: [
      'Part of you may be saying that people are better off without your mood around, so it is kinder to stay away. Is that close?',
      'It may feel as if you would have to be in better shape first, and only then could you see anybody. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'One thing that goes outward, and a small one: send somebody three words today, like "thinking of you." No report on how you are, and no reply needed. Could you see yourself doing that?',
      "Go outside once today, to the corner or to a bench, and stay for five minutes. You don't have to enjoy it. Guess beforehand how you'll feel after, and see. Would you do that?",
      'Pick a place where people are and nothing is asked of you: a library, a park, a service, a store. Ten minutes among them, no talking needed. What would make that possible this week?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    step: 'do one small thing that goes outward, like a short message or five minutes outside',
  },
  stepAfter: {
    say: [
      'Leave the big question alone for today. Write down what happened in three lines, and stop. Then do one ordinary thing for your body: eat something warm, wash your face, or lie down early. Could you do that much?',
      'Let it be a bad day without working it out tonight. Ten minutes for going over it, with a timer. After that, one message to somebody, about anything at all. Would that be possible?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'put what happened into three lines and then do one ordinary thing for your body',
  },
  other: {
    say: [
      'Another way is to let one person know. You don\'t need a reason or a plan: "I\'m in a low patch. Nothing to fix, I wanted you to know." Is there somebody who could hear that?',
      'If people are too much right now, try one thing for your hands: water a plant, wash three cups, fold one shirt. Moving comes first, and wanting to sometimes comes later. Would that fit better?',
    ],
    taps: ["I'll try that", 'Give me words', 'There is nobody'],
    step: 'let one person know that you are in a low patch',
  },
  smaller: {
    say: [
      'Then smaller. Open a curtain or a window and stand there for one minute, looking out. After that you can lie down again. Could you do that one?',
      'Two minutes, from where you are: drink a glass of water and send somebody a single heart or a hello. Nothing has to come of it. Is that small enough for today?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'technique:movement-stretch',
    step: 'open a window and look out for one minute',
  },
  why: {
    say: [
      "Because low moods make us stop doing things, and then the days hold less and less that could lift them. One small thing doesn't turn that around. It keeps one door open.",
      "Because waiting for the wish to come back can take very long. Often a little doing comes first, and the feeling follows slowly. And if it doesn't follow, that is worth telling a doctor.",
    ],
  },
  lines: {
    say: [
      `You can copy one of these:\n"I'm not doing great. You don't have to fix it."\n"Could we sit together for a bit? I don't want to talk much."\n"I've gone quiet lately. It's not about you."`,
      `For a doctor, or somebody close:\n"I've been feeling low for a while, and it isn't lifting."\n"I'm tired all the time and I don't enjoy things. I'd like help with that."`,
    ],
  },
  when: {
    say: [
      'Good. Which time of day is the least heavy for you, and could it be then?',
      'Then let us give it a place: before something you do anyway, or right after it. What would that be?',
    ],
    taps: ['Now', 'Later today', 'Tomorrow'],
  },
  agreed: {
    say: [
      "Then that's all for today. Do it slowly or do half of it. The rest of the day may be as it is.",
      "Good, that is the plan, and it's enough. Come by and tell me, also if you stayed in bed.",
    ],
  },
  didIt: {
    say: [
      'You did that with hardly any strength to spare. It counts, however you felt while doing it. Was anything a bit different from what you expected?',
      "On a day like this, that's a lot. What did you notice during it, or after?",
    ],
    taps: ['A bit lighter', 'No difference', 'Still tired'],
  },
  partly: {
    say: [
      'Half of something, on a day with so little in the tank, is something. Which part did you do?',
      'You began, and beginning is the heavy part. What made you stop?',
    ],
    taps: ['I got tired', 'I felt nothing', 'A small part'],
  },
  didNot: {
    say: [
      'Then it was too much for that day. It says how heavy things are, and nothing else about you. How are you right now?',
      'Okay. No explaining needed. Would something smaller fit, or would you rather talk for a bit?',
    ],
    taps: ['Something smaller', "I'd rather talk", 'The same as before'],
  },
  wentBadly: {
    say: [
      'You used what little strength you had, and then that happened. That is bitter. What went wrong?',
      'I see why that pulled you down further. Do you want to tell me what happened, or leave it for now?',
    ],
    taps: ['Nobody answered', 'It made it worse', 'Leave it for now'],
  },
  distress: {
    say: [
      "Nothing has to be done now. Sit or lie so that something holds your back, and pull a blanket over you. If thoughts of not living come in, tap Help now and talk to a person. I'm only a program.",
      'Let us stop there. Feel the weight of your arms and let them be heavy. You can close this. If the night gets too long, call somebody or tap Help now.',
    ],
  },
  hear: [
    'That is a lot to get through with so little strength. When in the day is it a bit less heavy, if there is such a time?',
    'Thank you for putting words to that. Does anybody around you know that it is like this?',
    "So it's there when you wake up, and it's there at night. What have you stopped doing since it began?",
  ],
  reassure: [
    "I can't promise you when it will lift. What is known: moods like this change for most people, and there's help if they don't. What's guessed: that it will always be like today. Shall we try one small thing and see if it shifts anything?",
    "A low mood sounds very sure about what people think of you. It can't look into them, and neither can I. You could ask one of them, in one line. Would you want words for that?",
  ],
  answers: [
    {
      like: [
        'how long is too long to feel like this',
        "it's been weeks",
        "i've felt flat for a month now",
        'when should i see a doctor',
        'is this depression',
      ],
      say: [
        "If it has been there most days for two weeks, please see a doctor. I can't tell you what it is called. They can, and they see this often. You don't have to be at rock bottom to go.",
        'Two weeks of this is long enough to talk to a doctor. Write down three things to say: since when, how you sleep, what you no longer enjoy. Somebody you trust can make the call with you.',
      ],
    },
    {
      like: [
        'i feel worthless',
        "i'm useless",
        'nobody would miss me at anything',
        "i'm not worth anyone's time",
        "i'm a burden to everyone",
      ],
      say: [
        "That is a terrible sentence to live with, and it's the kind a low mood says to people. It isn't a fact about you. If it ever turns into not wanting to be alive, tap Help now. Is there one person who'd want to know how you are?",
      ],
    },
    {
      like: [
        'i dont want to see anyone',
        'people are too much right now',
        'i want to be left alone',
        "i'd rather hide in bed",
      ],
      say: [
        "You can have that, for today. Rest is fair when you're worn out. Keep one thin thread to somebody, though: one message, or a place where others are around. Days without any of it tend to make the mood heavier.",
      ],
    },
    {
      like: [
        "i'm so tired all the time",
        "i sleep ten hours and i'm exhausted",
        'no energy for anything',
        "i can't even shower",
        'everything is too much effort',
      ],
      say: [
        'Tired like that can come from mood, from sleep, or from the body, and a doctor can check which. Until then, cut things in half: wash your face instead of a shower, soup instead of cooking. Half counts.',
      ],
      item: 'lesson:sleep-caffeine-and-nerves',
    },
    {
      like: [
        "i don't know why i feel this way",
        'nothing even happened',
        'i have no reason to be sad',
        'other people have it so much worse',
        'my life is fine so why am i like this',
      ],
      say: [
        "There doesn't have to be a reason you can point to. Moods come from sleep, from loneliness, from the body, from too long a strain. That others have it worse doesn't make yours lighter, and you don't need to earn help.",
      ],
    },
    {
      like: [
        'is it because of my anxiety',
        'does social anxiety make you depressed',
        'is this connected to being scared of people',
        "i'm sad because i can't be around people",
      ],
      say: [
        'It can be. Staying away from people costs company, and being on guard all day costs strength, and both can pull a mood down. A doctor or counselor can look at the two together. Small steps toward people often help both.',
      ],
    },
    {
      like: [
        'i cry all the time',
        "i can't stop crying",
        "i want to cry and i can't",
        'i feel nothing at all',
        "i'm numb",
      ],
      say: [
        'Both happen when someone is low: crying at anything, or feeling nothing. Neither means you are broken. Let it be what it is for today, and tell a doctor if it has been so for two weeks or if it frightens you.',
      ],
    },
    {
      like: [
        'should i tell someone',
        "i don't want to bother anyone with this",
        'how do i tell my family',
        "they wouldn't understand anyway",
        'everyone has their own problems',
      ],
      say: [
        `Yes, one person. They don't need to understand it, only to know. Make it short and say what you need: "I'm low. You don't have to do anything. Can we watch something together?" Most people like a clear request better than guessing.`,
      ],
    },
    {
      like: [
        'i have nobody to tell',
        'there is no one i could text',
        "i don't have friends",
        'who would i even write to',
      ],
      say: [
        "Then start with somebody whose job it is to listen: a doctor, a counselor, a helpline that also takes ordinary bad days. Help now lists some. That's a real person, and it's allowed to be the first one.",
      ],
    },
    {
      like: [
        'going for a walk wont fix it',
        'i already tried going outside',
        'small steps are pointless',
        'exercise and fresh air i know i know',
        'i did all that and nothing changed',
      ],
      say: [
        "You're right, a walk doesn't fix it. It's meant to keep the day from getting smaller, that's all. If you've kept at such things and nothing moves, that is a good reason to let a doctor in on it.",
      ],
    },
    {
      like: [
        'i was taught to pray and be strong',
        "in my family we don't talk about feelings",
        'my people think depression is weakness',
        'my faith should be enough',
      ],
      say: [
        'You can keep your faith and your strength and still get help. Many people do both. If speaking about feelings is not done where you live, speak about sleep, tiredness and appetite. A doctor understands that too.',
      ],
    },
    {
      like: [
        'i have to work and look after people',
        "i can't rest i have kids",
        'i have to function',
        'nobody notices because i keep going',
        'i smile all day and then collapse',
      ],
      say: [
        "Keeping everything going while you're low takes twice the strength, and nobody sees it. Take one thing off the list this week, the one that would be missed least. And let one person know what it costs you.",
      ],
    },
    {
      like: [
        'weekends are the worst',
        'evenings are when it hits me',
        'mornings are awful',
        'sundays kill me',
        "it's always worse at night",
      ],
      say: [
        'Many people have one time of day that is heaviest, so put something small there on purpose: a call, a program you follow, a place with people. Big thoughts about your life at that hour are best left for daylight.',
      ],
    },
  ],
}
