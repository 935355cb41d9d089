import type { Conversation } from '../conversation.ts'

export const neurodivergent: Conversation = {
  id: 'neurodivergent',
  name: 'being autistic, having ADHD, or being wired differently',
  tap: 'Autism, ADHD',
  open: {
    say: [
      "Other people can seem to follow rules nobody ever told you about. You may notice only when somebody's face changes. Which part is hardest: knowing what to say, the noise and the faces, or how tired you are afterward?",
      'If you have been told often enough that you are too much, or too quiet, or too blunt, you start watching yourself all the time. What do you think happens if you stop watching?',
      'Acting like everyone else takes work that nobody sees. What are you afraid people would do if they met you without it?',
    ],
    taps: ['I talk too much', 'I miss the hints', 'Masking wears me out', "It's too loud"],
  },
  openAfter: {
    say: [
      'Something happened with people, and now you are trying to work out what it meant. What was said and done, in order?',
      "After a lot of people, the replay can go on for days, and it's hard to tell what was a signal and what wasn't. Which moment are you stuck on?",
    ],
    taps: ['I interrupted', 'I overshared', 'I shut down', 'Their face changed'],
  },
  glad: {
    say: [
      "That's good. You had something with people that worked for you, as you are. Enjoy it.",
      'Good to hear. It went well on your terms, and that is a fine thing to keep.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that sooner or later you'll say the wrong thing without knowing, and they'll quietly drop you. Is that close?",
      'Could it be this: if people see how you really are, without all the effort you put in, they will decide you are too much work. Is that near it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Pick one thing you do to look like everyone else: forced eye contact, laughing along, keeping still. With one person who is fairly safe, leave that one out for ten minutes. Guess what they'll do, then see. Would you try that?",
      'Once this week, ask instead of reading the signs: "Do you want to hear more about this, or shall I stop?" Take the answer as it is said. Guess the answer beforehand and compare. Would you be up for that?',
      'Tell one person a thing you need, as plain information: "It\'s loud in here. Can we sit outside?" Without a long reason. You may expect them to find it odd, so check. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'drop one bit of masking with one person, or say one need, and see what they do',
  },
  stepAfter: {
    say: [
      'Write it down like a report for ten minutes: who said what, what came next. What it meant is a second list, with more than one possible meaning for each thing. Then set it aside, with something you like to do. Could you do that?',
      'If you think you hurt or confused somebody, you can ask straight out, once: "I may have been blunt earlier. Was that okay?" If not, ten minutes of going over it is the limit for today. Which of the two fits?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write it down like a report for ten minutes, and ask about it once if needed',
  },
  other: {
    say: [
      "You could change the setting instead of yourself. Side by side instead of face to face, something to do instead of small talk, an hour with an agreed end, earplugs if it's loud. Which of those would help most?",
      'Another way is to look for people whose minds work like yours: an autistic or ADHD group, or any group around the thing you care about. There is less to translate there. Would you look for one?',
    ],
    taps: ["I'll try that", 'Something smaller', 'Not for me'],
    step: 'change one thing about the setting, or look for people who are wired like you',
  },
  smaller: {
    say: [
      'Two minutes, alone: write down three things you do around people only to seem normal. Put a mark at the one that costs you most. Nothing else yet. Could you do that now?',
      'By text, to someone you trust, one line: "I\'m better in writing, and I do like hearing from you." No follow-up needed. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'list three things you do to seem normal, or send one honest line by text',
  },
  why: {
    say: [
      "Because while you mask, you can't know if they'd like you without it, and you get worn out as well. One small piece left out, with somebody safe, gives you information at a low price.",
      'Because guessing at hints is where it goes wrong, for you and for them. Asking in plain words gets you an answer you can use, and a good many people are relieved to get a plain question.',
    ],
  },
  lines: {
    say: [
      `Plain ones, for need and for doubt:\n"I don't always catch hints. Please tell me straight."\n"I'm listening. I listen better when I don't look at you."\n"I'm at my limit for today. I'm going home, and it was good."`,
      `For talking too much, or cutting in:\n"I got carried away. What were you going to say?"\n"Sorry, I cut you off. Go on."\n"I could talk about this for an hour. Tell me when you've had enough."`,
    ],
  },
  when: {
    say: [
      'Good. Who will it be with, where, and on which day?',
      "Let's make it definite, so it isn't hanging over the week. Which day, and after what?",
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "That's the plan. If you've got no energy left that day, it moves, and that isn't a failure.",
      "Settled. You're only collecting information, so any result is a result. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You let somebody see a bit more of how you are. That took something. What did they do, next to your guess?',
      'Done, and in your own way. What did you find out that you did not know before?',
    ],
    taps: ['They were fine', 'They looked confused', 'I felt lighter'],
  },
  partly: {
    say: [
      'Part of it is data too. At which point did the old way switch itself on?',
      'You did some of it, and that counts. What made the rest too much?',
    ],
    taps: ['I masked again', 'Too much noise', 'I forgot'],
  },
  didNot: {
    say: [
      'Fine. Starting is a hard part all by itself for many people wired like this. Was it the starting, the energy, or the fear?',
      "Then it didn't fit this week, and that tells us something about the step. What got in the way?",
    ],
    taps: ['I forgot', 'No energy left', 'It was too big'],
  },
  wentBadly: {
    say: [
      'That hurts, and not knowing quite why makes it worse. What did they say, in their exact words if you have them?',
      "You tried it and it went wrong, and I'm not going to explain that away. Can you lay it out for me, first this, then that?",
    ],
    taps: ['They got annoyed', 'They went silent', 'I melted down', 'They mocked me'],
  },
  distress: {
    say: [
      'Too much at once. Go somewhere dimmer and quieter if you can, and let your hands do what helps them. You owe nobody an explanation this minute. This can wait.',
      'Stop taking things in for a while. Lights down, sound off, something heavy or soft on your lap. Rock or move if that helps. You can close this and come back when you like.',
    ],
  },
  hear: [
    'So you are doing two jobs at once: being with people, and running the part that makes it look normal. Where do you get to put the second one down?',
    'That is clear, thank you. Is it more the people, or more the noise and the light and the pace of it?',
    'And all of that is invisible from outside. Does anyone around you know?',
  ],
  reassure: [
    "I can't tell you if you did something wrong; I only have your half. Known are the words they said. A face can mean a headache, a thought, or you. Would you want to ask one of them plainly?",
    "Nobody can promise that people will accept it. Some won't. Who would is something you can find out a little at a time, starting with the safest person. Shall we pick who that is?",
  ],
  answers: [
    {
      like: [
        'should i tell them im autistic',
        'do i tell people i have adhd',
        'should i tell my boss about my diagnosis',
        'what if they treat me differently once they know',
        'is it better to keep it secret',
      ],
      say: [
        "It depends on who it is and what you'd gain. With people you trust, it can explain a lot. At work you may ask for what you need first, without the word. What is said can't be unsaid, so begin with one person.",
      ],
    },
    {
      like: [
        'how do i know when im talking too much',
        'i infodump on everyone',
        'i talk over people and notice too late',
        'i cant stop once i start',
        'did i talk too much',
      ],
      say: [
        `Ask, because guessing is unreliable: "Is this too much detail?" Two signs help: short answers, and no questions back. If you notice late, "What about you?" still works. Some people would love the full hour. Find those.`,
      ],
    },
    {
      like: [
        'do i have to make eye contact',
        'where do i look',
        'eye contact hurts',
        'they say i stare or i dont look at all',
        'people think im not listening',
      ],
      say: [
        `No, you don't have to. Look wherever you listen best, and say so once to people who matter: "I hear you better when I look away." Forcing it takes attention you need for the words.`,
      ],
    },
    {
      like: [
        'i cant tell if they like me or are being polite',
        'how do i know if theyre annoyed',
        'i never get the hints',
        'was that sarcasm',
        'i dont understand what people mean',
      ],
      say: [
        'From one evening, often nobody can tell, whatever their wiring. Better signs come over time: do they write first, do they suggest a day. And you can ask: "I miss hints. Did you mean that?" Fair people answer it.',
      ],
    },
    {
      like: [
        'im so tired after seeing people',
        'masking is exhausting',
        'i need two days to recover',
        'i crash after every social thing',
        'burned out from people',
      ],
      say: [
        "That tiredness is real: you've done more work than the others in the same room. Plan the rest as part of the thing: a shorter visit, a break outside, an empty evening after it. Masking where it keeps you safe is fine; less of it with people you trust saves most.",
      ],
    },
    {
      like: [
        'is it autism or social anxiety',
        'do i have adhd or am i shy',
        'how do i know if im neurodivergent',
        'i think i might be autistic',
        'should i get tested',
      ],
      say: [
        "I can't tell you that; it needs somebody trained who takes time with you. It can be one, both or neither. If knowing would change something, an assessment is worth asking a doctor about. What helps you can start before that.",
      ],
    },
    {
      like: [
        'why am i like this',
        'why cant i do what everyone else does',
        'everyone else just knows what to say',
        'whats wrong with me',
        'other people do this without thinking',
      ],
      say: [
        'Because your attention works differently, and most social rules were made by people whose attention works another way. And you may have been corrected a lot, which makes anyone careful. Different and anxious can both be true.',
      ],
    },
    {
      like: [
        'i interrupted again',
        'i blurt things out',
        'i said something too blunt',
        'i overshared and now im mortified',
        'i was rude without meaning to',
      ],
      say: [
        `One sentence mends most of it: "I cut you off, go on," or "That came out harsher than I meant." Say it once. Apologizing five times gives the other person work to do. Then go on as before.`,
      ],
    },
    {
      like: [
        'i forget to answer people',
        'i lose friends because i never text back',
        'i forgot her birthday again',
        'im always late and people get mad',
        'they think i dont care',
      ],
      say: [
        `Tell them what it is and what it isn't: "I forget to answer. It doesn't mean I don't care. Nudge me." Then answer the next one on the spot, badly and short. A late message is nearly always better than none.`,
      ],
    },
    {
      like: [
        'its too loud',
        'i cant follow when there are many voices',
        'restaurants are unbearable',
        'lights and noise make me panic',
        'sensory overload in groups',
      ],
      say: [
        'Then change the room before you change yourself: a corner seat, earplugs, a quieter hour, outside. That is not hiding; it lets you take part. Going home when it is too much is right. Say bye and go.',
      ],
    },
    {
      like: [
        'what if i stim in front of people',
        'they stare when i flap my hands',
        'i cant sit still and people notice',
        'should i hide my fidgeting',
        'what do i do with my hands',
      ],
      say: [
        'You may move; it helps you stay in the room. Some people will look, and looking is often all it is. Start where it feels safest. If someone asks: "It helps me think." That covers it.',
      ],
    },
    {
      like: [
        'how do i make friends when im like this',
        'nobody stays friends with me',
        'ive always been the weird one',
        'i only get along with people online',
        'will anyone like the real me',
      ],
      say: [
        "It's possible, and it usually goes better around a shared interest than around small talk. I can't promise who will stay. Regular, same people, same activity: that gives others time to get you, and you them. Online friends count fully.",
      ],
    },
    {
      like: [
        'exposure doesnt work for me',
        'i already tried forcing myself',
        'ive practiced for years and its still hard',
        'people keep telling me to push through',
        'tried acting normal it doesnt work',
      ],
      say: [
        'Then stop forcing it. Practice helps against the fear of being judged; it does not make noise quieter or hints clearer. Those need a change in the setting. Ask each time: is this fear, or is this too much input.',
      ],
    },
    {
      like: [
        'id rather be alone',
        'i dont want to go its too much',
        'is it bad that i like being by myself',
        'i need to cancel i have no energy',
        'do i have to be social',
      ],
      say: [
        "No, you don't have to, and wanting to be alone is not a problem by itself. If you would like to go and fear stops you, try a short version with a fixed end. If you're empty, stay home and say so in one line.",
      ],
    },
  ],
}
