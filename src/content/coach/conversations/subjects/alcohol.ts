import type { Conversation } from '../conversation.ts'

export const alcohol: Conversation = {
  id: 'alcohol',
  name: 'drinking to get through social things',
  tap: 'Drinking to cope',
  open: {
    say: [
      'A drink works fast, and that is what makes it hard to leave out when people scare you. What do you think would happen if you went without?',
      "It's hard to say this out loud, because drinking looks like having fun and you know what it's for. Which moment do you need it for most: getting there, the first half hour, or talking to somebody?",
      'After a while you no longer know who would turn up if there were no drink in it. What are you afraid people would see?',
    ],
    taps: ["I'd be boring", "I couldn't talk", 'Before I go'],
  },
  openAfter: {
    say: [
      "So there was drinking in it, and now there's the day after. What do you remember for sure, and what are you filling in?",
      'The morning after, the head makes a list of everything you might have done. What is at the top of yours?',
    ],
    taps: ['Something I said', "I don't remember it", 'I drank again'],
  },
  glad: {
    say: [
      "That's good to hear. You were among people with a clear head, or with less than usual, and you know how it was.",
      'Good. You wake up tomorrow and remember all of it.',
    ],
  },
  fear: {
    say: [
      "You may be expecting that without a drink you'd stand there stiff and silent, everybody would notice, and nobody would want you around. Is that close?",
      'Maybe it comes down to this: the version of you that people like is the one with a drink in hand, and the sober one would be found out. Is that right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'At the next thing with people, have nothing before it and nothing in the first half hour. Write down beforehand how bad that half hour will be. Afterward, decide freely, and compare. Would you try that?',
      `Pick one short get-together, an hour at most, and do it without alcohol from start to finish. Talk to one person. You're testing one sentence: "Without a drink I can't do this." What would make it doable?`,
      "Leave out the one before you leave the house. Only that one. Go as you are, and watch what the first ten minutes are really like. Then you'll have seen something the drink has always covered. Are you willing to try?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'go to one thing with no drink before it and none in the first half hour',
  },
  stepAfter: {
    say: [
      "Ten minutes, two columns: what I know I said or did, what I'm afraid I did. If something in the first one hurt somebody, one sober line to that person today. The second column stays on the page. Could you do that?",
      "Eat, drink water, and wait until the afternoon; the morning after makes everything look worse. Then ten minutes on paper: what led to the first drink, and what to the third. You're after the moment, not a verdict. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'sort what you know from what you fear about that night, and put right what needs it',
  },
  other: {
    say: [
      "Change where you meet people. A walk, breakfast, a class, a game: things where nobody asks what you're drinking. Suggest one to one person this week. Who would say yes to that?",
      `Let one person in on it: "I've been drinking to get through evenings, and I want to see how it is without." They don't have to watch over you. It helps when one face there knows. Who could that be?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'meet somebody where nobody drinks, or tell one person what you are trying',
  },
  smaller: {
    say: [
      'Push back the first one by ten minutes, by the clock. During those ten, say hello to one person. After that you choose. Could you do that next time?',
      'Change nothing yet. For one week, note two things for each drink with people: the moment before it, and what you hoped it would do. It takes a minute a day. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait ten minutes before the first drink, or note for a week what each one is for',
  },
  why: {
    say: [
      'Because the drink gets the credit. If the evening goes well, it was the drink; if it goes badly, it was too much or too little. Half an hour without is the only way to find out what you can do yourself.',
      'Alcohol turns the fear down for some hours and often gives it back the next day, with interest. The first half hour is when nerves tend to be highest anyway. If you get through that one clear, the hardest part is often behind you.',
    ],
  },
  lines: {
    say: [
      `When somebody offers:\n"No thanks, I'm good with water."\n"I'm not drinking tonight. What have you been up to?"\n"Not for me. You go ahead."`,
      `To somebody you trust:\n"I drink because I'm nervous around people, and I'd like to stop needing it."\n"Could we meet for breakfast instead of drinks?"\n"I said something on Saturday that I'm sorry for."`,
    ],
  },
  when: {
    say: [
      'What is the next thing with people, and how would you get there and back?',
      'Choose one with an early end and somebody kind in it. Which would that be?',
    ],
    taps: ['This weekend', 'Next week', 'Nothing planned yet'],
  },
  agreed: {
    say: [
      "Fine, that is the test. Eat beforehand, and know how you'll get home. Leaving early is allowed, and it counts as a try.",
      "Good. You don't have to be relaxed for it; you only look at how it is. I'll ask you afterward.",
    ],
  },
  didIt: {
    say: [
      'You were there with nothing between you and the nerves. That took something. How was it really, next to what you wrote or thought beforehand?',
      'So you have one evening, or one half hour, to compare the others with. What did you notice that you usually miss?',
    ],
    taps: ['Less bad than expected', 'It was hard', 'I left early'],
  },
  partly: {
    say: [
      'Fewer, or later, is a change. What was the moment when you reached for it?',
      'You know more than you did a week ago. How long did you go before the first one?',
    ],
    taps: ['I had one', 'It was the first hour', 'Someone gave me one'],
  },
  didNot: {
    say: [
      'All right, and good that you say so. What was going on in the hour before the first one?',
      'No harm in telling me that. Was it the people, the place, or did it happen before you noticed?',
    ],
    taps: ['I drank beforehand', 'Everyone was drinking', 'I stayed home'],
  },
  wentBadly: {
    say: [
      "That's a hard thing to wake up with, and we can take it slowly. First of all: is anybody hurt, or in trouble?",
      "It went wrong, and I'm not going to lecture you about it. What happened, as far as you know?",
    ],
    taps: ['I blacked out', 'I upset somebody', 'I made a scene'],
  },
  distress: {
    say: [
      "Stay where it is quiet. Sit up, sip some water, and look at something that doesn't move. Nothing you send tonight will read well tomorrow, so send nothing. If you feel really ill, get somebody to stay with you.",
      "Slow. Feet on the floor, one hand on something cool. This is the kind of hour that passes. If you're shaking, confused or very sick, call a doctor or the emergency number. Help now is there as well.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So it does something for you that nothing else has done so far. What would you say it is?',
    'I understand a bit better now. How did it start, the first time you noticed that it helped?',
    "There's the drinking, and there's what it keeps away. What would be there if it weren't?",
  ],
  reassure: [
    "I can't tell you what you did that night, or how people took it. Known: what you remember and what somebody told you. Guessed: the rest. You could ask one person you trust one plain question. Would you want to?",
    'Nobody can promise that a sober evening will be nice. It may be stiff at first. How long that lasts is something you can measure: look at the clock when you come in, and when it eases. Shall we plan that?',
  ],
  answers: [
    {
      like: [
        'what do i say when they ask why im not drinking',
        'they always push me to drink',
        'how do i say no to a drink',
        'everyone will notice i have no beer',
        'my friends make fun of me when i dont drink',
      ],
      say: [
        `"No thanks, not tonight," and then a question to them. You owe no reason, and you don't need a trick like a fake drink. Most ask once. If somebody keeps at it: "I said no. Leave it, please."`,
      ],
    },
    {
      like: [
        'is one drink okay',
        'can i have one to calm my nerves',
        'whats wrong with a glass of wine before',
        'it really helps though',
        'everybody drinks at parties',
      ],
      say: [
        "It depends on what it's for. One because you like it is one thing. One because you can't walk in otherwise keeps the fear in place, since you never see how you'd do. A good test: can you take it after half an hour, or leave it?",
      ],
    },
    {
      like: [
        'am i an alcoholic',
        'do i have a drinking problem',
        'is this addiction',
        'how much is too much',
        'how do i know if its serious',
      ],
      say: [
        "I can't judge that; a doctor can, and will have heard it before. Signs that it's time to ask: it takes more than it used to, you planned less and drank more, you drink alone for it, or people close to you worry. Asking early is a good thing.",
      ],
    },
    {
      like: [
        'i drink every day',
        'i shake when i dont drink',
        'i need a drink in the morning',
        'can i stop from one day to the next',
        'i sweat and feel sick without it',
      ],
      say: [
        "Then please talk to a doctor before you stop; don't stop all at once on your own. When a body is used to alcohol every day, stopping suddenly can be dangerous. This isn't about willpower. With seizures, confusion or seeing things, call the emergency number.",
      ],
    },
    {
      like: [
        'what did i do last night',
        'i cant remember what i said',
        'i have anxiety after drinking',
        'the day after im so ashamed',
        'i blacked out',
        'everyone must hate me after last night',
      ],
      say: [
        'You may not find out all of it. A jumpy, ashamed morning is also the alcohol wearing off, so it says little about what you did. Ask one person who was there: "Was I all right? Do I owe anyone a word?" Then stop asking.',
      ],
    },
    {
      like: [
        'how do i apologize for what i did drunk',
        'i insulted someone when i was drunk',
        'i cried in front of everyone',
        'i upset somebody',
        'i told people my secrets',
        'i made a fool of myself at the office party',
      ],
      say: [
        `If it hurt somebody: one line, sober, soon. "What I said on Friday was out of line. I'm sorry." Leave the drink out as an excuse. If you only cried or talked too much, you owe no apology; say hello as usual on Monday.`,
      ],
    },
    {
      like: [
        'im boring when im sober',
        'people only like drunk me',
        'i cant talk without alcohol',
        'i have no personality sober',
        'ive never danced sober',
      ],
      say: [
        "That's a guess so far, because sober you has had little practice at it. You'll be quieter at first, and that isn't the same as boring. Ask one person one real question, and see if they turn away. That would be a fact.",
      ],
    },
    {
      like: [
        'all my friends do is drink',
        'we only ever meet in bars',
        'my job is all client drinks',
        'everything social here is about alcohol',
        'i will lose my friends if i stop drinking',
      ],
      say: [
        `Some meetings may drop away; I can't promise otherwise. Suggest something else to one of them, alone: "Want to get food on Sunday?" Whoever comes is a friend. At work events, come early, talk to two people, and leave before it gets late.`,
      ],
    },
    {
      like: [
        'can i mix it with my pills',
        'im on medication for anxiety and i drink',
        'is it bad with antidepressants',
        'i take something before i go out and then drink',
        'should i tell my doctor i drink',
      ],
      say: [
        "That's a question for your doctor or pharmacist, and please ask before the next time, because some mixes are dangerous. Tell them the real amount; they need it to advise you. Many pharmacists will answer on the phone, and you can leave out your name.",
      ],
    },
    {
      like: [
        'does it work the same with weed',
        'i smoke before i see people',
        'i use something else to get through',
        'i vape the whole evening',
        'its not alcohol its drugs',
      ],
      say: [
        "Much of it is the same: it takes the fear down for a while, and you never see how you'd do without. So the same test fits: the first half hour with none. If you take something every day, talk to a doctor before you stop.",
      ],
    },
    {
      like: [
        'i relapsed',
        'i was sober for months and drank last night',
        'im in recovery and the party has an open bar',
        'i broke my promise to myself',
        'i ruined my streak',
      ],
      say: [
        "One night doesn't undo those months; you still have what you learned in them. Call somebody who knows about it today, a sponsor, a friend, a doctor, before the second night. And you may stay away from places with an open bar for as long as you need.",
      ],
    },
    {
      like: [
        'my religion forbids it and i do it anyway',
        'nobody in my family may know i drink',
        'im ashamed because i shouldnt drink at all',
        'its a sin for me',
        'i hide the bottles',
      ],
      say: [
        "Then you carry the fear, the drinking and the secret, and that's heavy. One person may know: a doctor keeps it to themselves, and so does a help line. You don't have to tell your family first. Many who share your faith have stood there too, and found a way.",
      ],
    },
    {
      like: [
        'i have to drive after',
        'i drove home drunk',
        'can i drive after two beers',
        'how do i get home',
        'i got behind the wheel after drinking',
      ],
      say: [
        "Don't drive after drinking, not even a short way; plan the way home before you go. A ride, a bus, a friend, a couch to sleep on. If you already did it and got home, take it as the reason to have a plan next time, or to drink nothing when you have the car.",
      ],
    },
    {
      like: [
        'i already tried going sober',
        'i went without and it was awful',
        'i just stood there and left',
        'sober parties are torture',
        'it doesnt work i need it',
      ],
      say: [
        "Then a whole sober evening was too much at once. Make it shorter and with fewer people: forty minutes, two faces you know, food instead of a bar. Stiff at the start is normal; see if minute thirty is like minute five. That's what you're after.",
      ],
    },
    {
      like: [
        'how long until it gets easier without',
        'when will i feel normal sober',
        'does it ever get fun without drinking',
        'how many times do i have to do this',
      ],
      say: [
        "Nobody can give you a number. Often the first few times are the stiffest, and it eases from one to the next if they're close together. Look for small signs: a laugh you didn't plan, ten minutes when you forgot about it.",
      ],
    },
  ],
}
