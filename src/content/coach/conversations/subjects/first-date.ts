import type { Conversation } from '../conversation.ts'

export const firstDate: Conversation = {
  id: 'first_date',
  name: 'a first date',
  tap: 'A first date',
  open: {
    say: [
      "A first date is hard because you both know you're being looked at, and you still have to think of something to say. When you picture it, where does it go wrong?",
      "Somebody wants to meet you, and instead of a nice thing it has become a test with a time and a place. What are you afraid they'll find?",
      'The hours before can be worse than the date. Which minute do you dread most: walking in, sitting across from them, or the goodbye?',
    ],
    taps: ["They'll be disappointed", "I'll run out of words", 'Walking in'],
  },
  openAfter: {
    say: [
      'So the two of you met. Tell me how it ended: who said what at the goodbye?',
      'The date is over, and your head is probably still at the table. Which minute do you keep replaying?',
    ],
    taps: ['The goodbye', 'Something I said', "I can't read them"],
  },
  glad: {
    say: [
      'A good first date. You walked in nervous or not, and something nice came of it. Keep that for a while.',
      "That's lovely to hear. Two people met and it went well, and you were one of them.",
    ],
  },
  fear: {
    say: [
      "Perhaps the thought is that they see how nervous you are, decide you aren't what they hoped for, and count the minutes from there. Is that close?",
      "Here is what I'd guess: you think you have to be fun and relaxed all evening, and the first crack will be the thing they remember. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Go without the list. No prepared topics, no rehearsed stories. Before you leave, write down what you expect to happen in the first fifteen minutes. There, ask about whatever you really want to know. Then compare. Would you try that?',
      'Make it one hour, and say so when you set it up. In that hour, drop one habit: planning your next sentence while they talk. Hear them out, then see what comes. What would make that doable?',
      `Say one true thing early on, like "I was nervous on the way here." Then watch what they do with it. It's a test of the idea that nerves put people off. Would you be willing to find out?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:coffee-without-a-list',
    step: 'go for an hour without prepared topics, and compare it with what you expected',
  },
  stepAfter: {
    say: [
      'Ten minutes on paper, three lines. What did they say and do. What did I guess from it. Did I enjoy any of it. Then, if you want to see them again, write one message today. If not, a kind no. Could you do that?',
      "Set a timer for ten minutes and tell the date as a stranger at the next table would have heard it. Stop when it rings. If there's something to put right, one line does it. The rest can stay as it was. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'spend ten minutes on the facts of the date, and send one message if you want to',
  },
  other: {
    say: [
      'Change the setting. A walk, a market, a museum on a free day: side by side, you have things to look at and talk about, and no table between you. You can suggest that. Would it suit you better?',
      "Turn it around: for one hour you're there to find out if you like them. Choose one thing you want to know, like what they'd do with a free day, and look for that. Does that feel different?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'suggest a walk or something to look at, and find out if you like them',
  },
  smaller: {
    say: [
      'Ask for a ten-minute call before you meet, by voice or video. You hear each other, and on the day there will be a voice you know. Could you send that one message?',
      `Only the doorway, then. Plan the first two minutes: where you'll stand, and that you say "Hi, good to meet you." Leave the rest unplanned. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:video-call-before-a-date',
    step: 'have a ten-minute call first, or plan nothing but the first two minutes',
  },
  why: {
    say: [
      "Because prepared lines keep you busy inside your head, and from across the table that looks like distance. Without them you'll have gaps, and you'll find out what a gap really does. Usually that's the thing people were most wrong about.",
      "If you come with a polished version and it goes well, you think it was the polish. If you come as you are for an hour, you learn how this person takes to you. That's what a first date is for.",
    ],
  },
  lines: {
    say: [
      `For the first minutes:\n"Hi, good to meet you. I'm a bit nervous, how about you?"\n"I found the place on the second try. Did you get here all right?"\n"What were you doing an hour ago?"`,
      `For the end:\n"I liked this. I'd be glad to do it again."\n"Thanks for the evening. I don't think it's a match for me, and I'm glad we met."\n"I'm heading home now. Text me when you're back."`,
    ],
  },
  when: {
    say: [
      'When is it, and what will you be doing in the half hour before?',
      "If there's no day for it yet, which day could you suggest?",
    ],
    taps: ['Tonight', 'This week', 'No date yet'],
  },
  agreed: {
    say: [
      'Then go and meet a person for an hour. Nervous is fine, late by five minutes is fine, and going home when the hour is up is fine.',
      "All right. Tell somebody where you'll be, and leave the rest open. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You went and sat down across from somebody you hardly knew. That took something. What was different from what you'd expected?",
      'So it has happened, nerves and all. What did you learn about them, and about your prediction?',
    ],
    taps: ['Better than expected', 'No spark', 'I was so nervous'],
  },
  partly: {
    say: [
      'Part of an evening counts. Up to which point were you really there?',
      'So you did some of it your way and some of it the old way. What made you switch?',
    ],
    taps: ['I left early', 'I used my list', 'We only called'],
  },
  didNot: {
    say: [
      "Okay, so it didn't happen. Was that you, or them, or the day?",
      'All right. Cancelling brings relief first and doubts later. Which one is bigger at the moment?',
    ],
    taps: ['I cancelled', 'They cancelled', 'I got too scared'],
  },
  wentBadly: {
    say: [
      "That's a long evening to sit through when it goes wrong, and then the way home on top. What happened, as near to word for word as you can?",
      'Ouch. You got yourself there, and then this. Which moment was it that turned the evening?',
    ],
    taps: ['They left early', 'I went blank', "They weren't kind"],
  },
  distress: {
    say: [
      'Sit down somewhere, coat on or off. Press your toes into your shoes for five seconds, then let go. You can write "I need ten more minutes," or "Not tonight." Both are allowed.',
      'One thing at a time. Look around and find four things that are the same color. The date can wait, be moved or be called off. Nothing about it has to be decided in this minute.',
    ],
    item: 'situation:date',
  },
  hear: [
    "You've put a lot of thought into one evening. What would make it worth it for you, even if nothing comes of it?",
    "So there's the person, and there's the picture of how you ought to be with them. What does that picture look like?",
    'Okay. What have you done on other dates, or meetings like it, when you got nervous?',
  ],
  reassure: [
    "I can't tell you if they'll like you. Known: they said yes to an hour with you. Guessed: what they hope for, and what they'll think. You're also there to see if you like them. Shall we set up one thing to check?",
    "Nobody can promise that it goes well, and some good people don't fit together. What you can test is your prediction about the first fifteen minutes. Do you want to write that down and compare it afterward?",
  ],
  answers: [
    {
      like: [
        'what do i talk about',
        'what are good first date questions',
        'give me topics',
        'what if we have nothing to say to each other',
        'i never know what to ask',
      ],
      say: [
        "Talk about what's in front of you, then about what they brought up. Ask what you really want to know, and answer it yourself as well. Two questions in a row, then a bit about you. A gap now and then is part of it.",
      ],
    },
    {
      like: [
        'should i tell them im anxious',
        'do i say that i have social anxiety',
        'should i admit im nervous',
        'when do i tell him about my anxiety',
        'is it a turn off to say youre nervous',
      ],
      say: [
        `You can, and one sentence is plenty: "I get nervous meeting people, so give me ten minutes." Nobody is owed your whole story on a first evening. Some will be relieved, because they're nervous too. How they take it tells you something.`,
      ],
    },
    {
      like: [
        'how do i cancel',
        'id rather not go',
        'i want to call it off',
        'should i cancel im so nervous',
        'can i say im sick',
      ],
      say: [
        `You can cancel, and a true line is better than an illness: "I'm too nervous for tonight. Could we do an hour on Sunday?" If nerves are the only reason, try the short version first. If something about this person feels wrong, stay home.`,
      ],
    },
    {
      like: [
        'should i kiss them',
        'how do i say goodbye hug or handshake',
        'what if he tries to kiss me',
        'do i have to hug',
        'what about touching on a first date',
      ],
      say: [
        `You don't have to do anything, and neither do they. If you'd like to, ask: "Can I kiss you?" If you'd rather not, a small step back and "Good night, this was nice" is clear. A wave is a full goodbye.`,
      ],
    },
    {
      like: [
        'who pays',
        'i cant afford a restaurant',
        'i dont have money for dates',
        'should i offer to pay',
        'whats a cheap first date',
      ],
      say: [
        `There's no fixed rule; a common way is that each pays for their own, or that whoever invited pays. You can say early, "Shall we split it?" And a date can be free: a walk, a bench, a library, a market.`,
      ],
    },
    {
      like: [
        'how do i leave early',
        'what if i want to go home',
        'how do i get out of it if its bad',
        'is it rude to leave after half an hour',
        'what if i feel unsafe',
      ],
      say: [
        `You can leave at any time: "I'm going to head home. Thanks for meeting me." You need no reason. If you feel unsafe, skip the politeness. Go to the staff or to other people, call somebody, and don't let the person walk you home.`,
      ],
    },
    {
      like: [
        'is it safe to meet someone from an app',
        'where should we meet',
        'ive never met anyone from online',
        'should i tell someone where i am',
        'what if hes not who he says',
      ],
      say: [
        'Mostly it goes fine, and a few habits make it safer: a public place, your own way there and back, one friend who knows where you are. A short video call first shows you that they are who they say. Anyone decent will agree to that.',
      ],
    },
    {
      like: [
        'what do i wear',
        'how do i look good enough',
        'i hate how i look in everything',
        'im not as pretty as my photos',
        'what if they dont like my body',
      ],
      say: [
        "Wear something you've worn before and can sit, walk and eat in, so that you can stop thinking about it. Whether they like how you look is up to them. You can put true, recent photos up, and then nobody gets a surprise at the table.",
      ],
    },
    {
      like: [
        'i always drink before a date',
        'can i have a drink to calm down',
        'we are meeting at a bar and i dont drink',
        'is one beer okay before',
        'i cant do a date sober',
      ],
      say: [
        "A drink takes the edge off, and the price is that you never learn how you'd have been without it. Try the first half hour with none, or meet for a walk or coffee. If you don't drink at all, suggest the place yourself.",
      ],
    },
    {
      like: [
        'when do i text after',
        'how long do i wait before writing',
        'should i text first after the date',
        'do i wait for him to write',
        'what do i write after a first date',
      ],
      say: [
        `The same evening or the next day, if you'd like to see them again: "I had a nice time. Would you like to meet again next week?" Waiting on purpose gains you nothing. If you'd rather not, a friendly no is kinder than silence.`,
      ],
    },
    {
      like: [
        'what if they dont show up',
        'what if i get stood up',
        'sitting there alone would kill me',
        'what if he sees me and walks away',
        'how long do i wait if theyre late',
      ],
      say: [
        `It's rare, and it's rough when it happens. Wait twenty minutes, send one line, "I'm here, are you close?", then go home or treat yourself to something. A person who doesn't come has shown you how they deal with people. They never even met you.`,
      ],
    },
    {
      like: [
        'ive never been on a date',
        'im 35 and this is my first date ever',
        'do i tell her i have no experience',
        'everyone else has done this a hundred times',
        'havent dated since my divorce',
      ],
      say: [
        "You don't have to tell, and you may. Nobody sees a number on you. Many people come back to dating late or start late, and first dates feel like first dates to most of them. You know how to talk with one person. That's what it is.",
      ],
    },
    {
      like: [
        'what if i shake or spill something',
        'what if i go red',
        'what if my voice trembles',
        'what if i sweat',
        'what if i cant eat in front of them',
      ],
      say: [
        `Then it happens, and you say, "Nerves," and wipe it up or leave it. You don't have to hide your hands or your face. And if eating is hard, meet for something other than dinner for now, with a meal as a later step.`,
      ],
    },
    {
      like: [
        'my family has to be there',
        'we meet with a chaperone',
        'its an arranged meeting',
        'dating is different in my culture',
        'my parents dont know im going',
      ],
      say: [
        'Then it has its own rules, and the nerves are much the same. In company, too, you can ask one thing you really want to know and say one true thing about yourself. If you go without your family knowing, let one person you trust know where you are.',
      ],
    },
  ],
}
