import type { Conversation } from '../conversation.ts'

export const laughedAt: Conversation = {
  id: 'laughed_at',
  name: 'being laughed at',
  tap: 'Being laughed at',
  open: {
    say: [
      'Being laughed at puts you on one side and everybody else on the other. What do you think would happen to you after that laugh?',
      "Laughter doesn't give you anything to answer. You can't argue with it, and you're expected to take it. Is it one certain person you have in mind, or could it be anyone?",
      "If people have laughed at you before, any laugh in the room can sound like yours. Which moment is the one you're bracing for?",
    ],
    taps: ['One certain person', 'It could be anyone', "It's a whole group"],
  },
  openAfter: {
    say: [
      'They laughed, and you had to stand there. What happened right before it, and what did they do next?',
      'A laugh like that can follow you home. Is it the first time with these people, or does it keep happening?',
    ],
    taps: ['It was once', 'It keeps happening', "I'm not sure it was me"],
  },
  glad: {
    say: [
      'Good. You were among people who laugh, and you could stay yourself.',
      "It's good to hear that it went that way. A laugh you're part of is a different thing.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that once they laugh, you're the joke for good, and that nobody there will take you seriously again. Is that close?",
      "Maybe it's this: you'll go red or freeze, they'll see that it hit you, and that will make them do it more. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Something else'],
  },
  step: {
    say: [
      "Here's a test for laughter you can't place. When you hear it next, don't look away or leave. Look over at the people for three seconds and see what they're laughing about. Before that, guess. Would you try that?",
      'If it is teasing from somebody you know, try one plain line instead of laughing along: "I don\'t find that funny." Say it once, then go on with what you were doing, and watch what they do. Would you be up for that?',
      'Do one small thing on purpose that somebody could smile about: wait in the wrong line and ask, or turn around in the middle of a walkway and go back. Write down what you expect, and see what people really do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'look over when somebody laughs and check what it is about',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper: who laughed, what was said, what happened after. Then decide if it was meant to hurt or happened to hurt. If it was meant, or it keeps happening, tell one person today. Would you do that?',
      'Write three lines about it: what I saw, what I heard, what I added. Then put the paper away. If it was a friend, you can tell them tomorrow that it hurt. If it was cruel, tell somebody who can step in. Could you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'write down what happened and tell one person if it was meant to hurt',
  },
  other: {
    say: [
      'Another way is not to stand there alone. Tell one person who is usually around that these remarks get to you, and ask them to come and stand with you, or to change the subject when it starts. Who could that be?',
      "You could also change where you are. Next time, sit with the people who don't join in, even if you know them less. You don't have to earn your place with the ones who laugh. Is there somebody like that nearby?",
    ],
    taps: ["I'll try that", 'Give me words', 'There is nobody'],
    step: 'tell one person that the laughing gets to you',
  },
  smaller: {
    say: [
      "A small one: say one line out loud at home, three times, in your normal voice: \"I don't like that. Please stop.\" That's all for today. You don't have to use it yet. Could you do that?",
      'Send one message to somebody you trust: "Something happened that I keep thinking about. Can I tell you?" You don\'t have to tell the whole story in it. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say "I don\'t like that, please stop" out loud at home',
  },
  why: {
    say: [
      "Because looking away leaves you with only the sound, and the sound fits every fear. A look gives you facts: sometimes it's about a phone screen, and sometimes it's about you. Either way you know.",
      "Because laughing along tells them it's fine, and it tells you that you can't do anything. One calm sentence changes both. It may not stop them the first time, but it's on record that you said it.",
    ],
  },
  lines: {
    say: [
      `Say it flat and not loud:\n"I don't find that funny."\n"That one hurt. Please leave it."\n"Why is that funny? Explain it to me."`,
      `For a friend, or for somebody who can help:\n"When you joke about that, I feel small. Please drop it."\n"This keeps happening, and I need you to step in."`,
    ],
  },
  when: {
    say: [
      'Good. When will you be around people next, and where will you be standing or sitting?',
      'Okay. Is there a day this week when you could do it, with somebody you trust not far away?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      'Then that is what you will try. If it turns ugly, walk away and go where people are decent. That counts as handling it.',
      "All right, that's settled. You may feel shaky while you do it, and it still counts. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      "You looked, or you spoke up, at the very moment you'd rather vanish. That took courage. What happened, compared with what you had expected?",
      'That was not a small thing to do. How did they react in the first few seconds?',
    ],
    taps: ["It wasn't about me", 'They stopped', 'They went on'],
  },
  partly: {
    say: [
      'You did part of it, and this is a hard place to practice. Which part did you get out?',
      'Good that you started. What happened at the point where you stopped?',
    ],
    taps: ['I laughed along', 'I looked away', 'I said it quietly'],
  },
  didNot: {
    say: [
      'Okay. With people who laugh, holding back can also be good judgment. Was it the fear, or did it not feel safe?',
      'Then not this time. Is this something to practice, or something where another person has to step in?',
    ],
    taps: ['It was fear', 'It felt unsafe', 'Nothing happened'],
  },
  wentBadly: {
    say: [
      'That was mean, or at least it landed that way, and it hurts. Who did what, in which order?',
      "I'm sorry that happened. Speaking up doesn't always stop people. Was anybody there who saw it?",
    ],
    taps: ['They laughed more', 'Nobody helped', 'I ran off'],
  },
  distress: {
    say: [
      "Get some distance first: another room, a walk around the block, a locked door. Put your back against a wall and feel it hold you. You don't have to understand why they did it right now.",
      'You can stop telling it here. Wrap something warm around you and look at one thing that belongs to you. If there is somebody you trust, call or text them. Help now has people too.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "It's not only the laugh, it's also being the only one not laughing. Was there anybody who didn't join in?",
    'That would stay with most people. What did you do in that moment, and what would you have wanted to do?',
    'There is laughing with somebody, and there is laughing to put somebody down. Which was it, as far as you can tell?',
  ],
  reassure: [
    "I can't know if they were laughing at you. Known: you heard laughter. Guessed: that you were the reason. Sometimes the guess is right, so it's worth a look instead of a verdict. Shall we plan how you'd check next time?",
    'Nobody can promise that it will never happen again. It would hurt, and it would also pass, and there are things you could say or do. Do you want to have one of them ready?',
  ],
  answers: [
    {
      like: [
        'they do it every day',
        "it's been going on for months",
        'the same group picks on me all the time',
        'they make fun of me every single time i come in',
        'is this bullying',
      ],
      say: [
        "If it keeps happening and it's aimed at you, yes, that is bullying, and it isn't yours to fix alone. Write down dates and words, and tell somebody with the power to act: a teacher, a parent, a manager, HR, whoever runs the place.",
        "Something that goes on like that is bullying, whatever they call it. You don't need better nerves for it. You need other people to step in. Who there is responsible, and could you tell them this week?",
      ],
    },
    {
      like: [
        'were they laughing at me',
        'how do i know if it was about me',
        'some people laughed when i walked past',
        'i always think any laughing is about me',
        'strangers on the bus laughed',
      ],
      say: [
        "You often can't know. Signs that it was: they looked at you, said your name, copied you. Without those, it's a sound that happened near you. When you fear it, your ear will claim every laugh in the room.",
      ],
    },
    {
      like: [
        'should i laugh along',
        "is it better to pretend it's funny",
        'i always laugh too so they stop',
        'i make the jokes about myself first',
      ],
      say: [
        "If it really is funny to you, sure. If it hurts, laughing along tells them to go on. One way off it: keep a straight face once and say nothing for three seconds. You don't need a clever answer.",
      ],
    },
    {
      like: [
        "they say it's only a joke",
        'my friends tease me and say i cant take a joke',
        'he says im too sensitive',
        "she says don't be like that it was funny",
      ],
      say: [
        `A joke is over when the person it's about says stop. You can answer: "Maybe. I still want you to leave that one out." A friend who hears that will drop it, or at least try to.`,
      ],
    },
    {
      like: [
        'should i tell someone',
        'should i report it',
        "if i tell a teacher it'll get worse",
        'do i go to hr about it',
        "i don't want to be a snitch",
      ],
      say: [
        "Yes, if it's more than once, or if it scares you. Telling can stir things up for a while, so tell somebody who will plan it with you, and say you're afraid of that. Keeping quiet mostly protects the ones who do it.",
      ],
    },
    {
      like: [
        'what if i go red or cry when they laugh',
        "then they'll see that it hurts",
        'i always tear up and it makes it worse',
        'my voice shakes if i say something back',
      ],
      say: [
        'Then they see that it hurt, which is the truth. A shaky "stop it" is still "stop it". You can say your line and walk off. You don\'t have to look calm to be in the right.',
      ],
    },
    {
      like: [
        'someone posted a video of me',
        'theyre making fun of me in the group chat',
        'they made a meme out of my picture',
        'people are commenting nasty stuff under my post',
      ],
      say: [
        "That goes further than teasing, and you can act on it. Take screenshots, report it on the site, don't answer, and show it to somebody who can do something: a parent, a school, an employer, in serious cases the police. Don't read the comments alone.",
      ],
    },
    {
      like: [
        'they laugh at my accent',
        'they make fun of how i look',
        'people mock my clothes because of my religion',
        'they imitate the way i walk',
        'he makes jokes about my disability',
      ],
      say: [
        'That is mockery about who you are, and the fault is on their side. You may say "That\'s not okay" and leave. At work or school there are rules against it, and you can ask somebody responsible to use them.',
      ],
    },
    {
      like: [
        'it happened years ago and i still think of it',
        'kids laughed at me in school and it never left me',
        'i was bullied as a child',
        'since then i cant trust a group',
      ],
      say: [
        'Something like that can stay for a long time, because you learned it early and had no help. The people around you now are others. Your alarm may not know that yet, and it can learn. A counselor is good company for the old part.',
      ],
    },
    {
      like: [
        'why me',
        'why do they always pick me',
        "what's wrong with me that people laugh",
        'do i have victim written on my face',
      ],
      say: [
        "Nobody can say for sure, and it's not proof that something is wrong with you. People who mock often pick whoever stands alone that day or reacts visibly. Having one person beside you changes more than changing yourself.",
      ],
    },
    {
      like: [
        "i don't want to go back there",
        "i'd rather stay home than face them",
        'i skip class because of them',
        "i can't walk in there tomorrow",
      ],
      say: [
        "Staying away for a day can be right, and if you're not safe there, it is. Don't let it be the only answer, though. Tell somebody responsible first, and go back with a person who knows, so you don't walk in alone.",
      ],
    },
    {
      like: [
        'i ignored them and it did nothing',
        'i already told them to stop',
        'i tried talking back and they laughed more',
        'i told my teacher and nothing happened',
      ],
      say: [
        "Then you've done your part, and the next step belongs to somebody else. Go to the next person up, or to a second adult or colleague, with dates and words on paper. Ask what they will do, and by when.",
      ],
    },
    {
      like: [
        'what if i say something dumb and they laugh',
        'what if everyone laughs when i talk',
        "i'll trip over my words and they'll crack up",
        'what if my mistake is funny to them',
      ],
      say: [
        'That can happen, and it would sting for a minute. You can wait until it\'s quiet and go on: "Right. What I meant was this." Most laughs at a slip end there, and people are listening again by the next sentence.',
      ],
    },
    {
      like: [
        'my own family makes fun of me',
        'my brothers mock me at dinner',
        'my husband laughs at me in front of others',
        'my parents tease me about being shy',
      ],
      say: [
        "At home it cuts deeper, because you can't walk off so well. Pick the kindest of them, alone, and say what one remark does to you. If it is meant to keep you small, talk to somebody outside the family too.",
      ],
    },
  ],
}
