import type { Conversation } from '../conversation.ts'

export const lunchAlone: Conversation = {
  id: 'lunch_alone',
  name: 'lunch breaks, and who you eat with',
  tap: 'Lunch on my own',
  open: {
    say: [
      'Lunch is the part of the day when everybody can see who sits with whom. When you picture walking in and looking for a seat, what do you think happens?',
      'Eating alone is one thing. Doing it while others sit together a few yards away is another. What do you think they make of it, if they notice?',
      'A break is supposed to be a rest, and this one is something to get through. Which moment is worst: walking in, asking for a seat, or sitting there by yourself?',
    ],
    taps: ["They don't want me", "They'll see I'm alone", "I can't ask"],
  },
  openAfter: {
    say: [
      'So lunch is over, and something about it stayed with you. Where did you end up sitting, and what did the people around you do?',
      "The break is over, and some piece of it isn't. Which part do you keep going back to?",
    ],
    taps: ['I ate alone again', 'They went quiet', 'There was no room'],
  },
  glad: {
    say: [
      "That's a good lunch break. You had a place in that room, the same as everybody else.",
      'Good news, and from the hour that is usually the hard one. That can carry a whole afternoon.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you ask for the seat, everybody stops talking, somebody says it's taken, and now everyone has seen it. Is that close?",
      "Maybe it runs like this: they see you by yourself and decide that nobody likes you. And if you did join them, they'd only put up with you. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'One lunch this week, ask for a seat near at least one familiar face: "Is this one free?" Write down beforehand what you think they will say. Stay ten minutes, phone away. You owe them no opening line. Would you try that?',
      'Ask one person ahead of time to eat with you once, somebody you have talked to before. Guess the answer first. And leave out "no problem if not," so that you find out what they say to a plain question. Who could that be?',
      'If you usually eat out of sight, spend the first ten minutes of one lunch where people are, without a screen. See who looks, who says hi, who comes by. After that, go wherever you like. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:join-a-lunch-table',
    step: 'spend part of one lunch with people and compare what they do with what you expected',
  },
  stepAfter: {
    say: [
      'Put it on paper for ten minutes. Facts first: which seat, who said what, who got up when. Then your guesses about why. A quiet table is a fact; the reason for it is a guess. Then close the page. Could you do that today?',
      'Set a timer for ten minutes and write it as a plain report, without the word "everyone." If you got up suddenly, one line sets it right: "I left in a hurry yesterday, sorry about that." Then you are done with it. Would that help?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what really happened at lunch for ten minutes and then close it',
  },
  other: {
    say: [
      "Here's another way, without the table. Talk for a minute with one person around lunch: in line, by the microwave, on the walk back. Talking to the same person a few times is often how a shared lunch starts. Is there anybody like that?",
      'You could eat alone on purpose for a day. Decide in the morning, pick a good spot in the open, and look around while you eat instead of keeping low. Choosing it is different from hiding. Does that appeal to you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person for a minute around lunch, or eat alone in the open because you chose to',
  },
  smaller: {
    say: [
      'Smaller: walk through the place where people eat, at the busy time, with your head up. Nod or say hi to one person, then eat where you usually do. Two minutes in all. Could you do that?',
      'Then by text, from wherever you are now. One line to one person: "Are you around for lunch one day this week?" Send it and put the phone down. Is there somebody you could send that to?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say hi to one person in the lunch room, or send one person a line about lunch',
  },
  why: {
    say: [
      "Because people who never see you at lunch may think you prefer it that way. Ten minutes at a table gives them a chance to do something other than what you expect. Right now they don't have that chance.",
      'Because from across the room a group always looks full. Up close there may be a chair, or there may not. You have been living with a guess about it, and one question gets you an answer.',
    ],
  },
  lines: {
    say: [
      `One of these, while you're standing there:\n"Is this seat free?"\n"Mind if I join you?"\n"I usually eat on my own. I'd like some company today."`,
      `To ask somebody ahead of time:\n"Do you want to have lunch together tomorrow?"\n"I'm going to get lunch. Want to come?"\n"Where do you usually eat? I'd like to join you one day."`,
    ],
  },
  when: {
    say: [
      'Good. Which day has the best odds: a familiar face, enough seats, no rush?',
      'Then choose the day now, because at noon it gets harder to choose. Which one will it be?',
    ],
    taps: ['Tomorrow', 'Later this week', 'Next week'],
  },
  agreed: {
    say: [
      "Then it's settled. Ten minutes count as much as the whole break, and you can get up whenever you like.",
      "Okay, that is the plan. If the table is full that day, then it was full, and there's another lunch tomorrow. I'll ask how lunch was.",
    ],
  },
  didIt: {
    say: [
      'You did that in the one hour when everybody sits in groups. That took something. What did people do, and what had you expected them to do?',
      "However the lunch itself was, you gave people a chance. What did you learn about them that you hadn't known?",
    ],
    taps: ['They made room', 'As I expected', 'It was quiet'],
  },
  partly: {
    say: [
      'You got part of the way there, and that counts. What made you stop where you stopped?',
      'Even five minutes in that room count. What did you see while you were there?',
    ],
    taps: ['I turned around', 'I left early', 'I only said hi'],
  },
  didNot: {
    say: [
      'Fine. You ate, and the day went on. What was in the way: no seat, no familiar face, or the walk over there?',
      "Then it didn't happen this time, and lunch comes again tomorrow. Was it too much for one break, or did the day get in the way?",
    ],
    taps: ['It was too big', 'No chance came', 'I hid again'],
  },
  wentBadly: {
    say: [
      'Having it go wrong in front of people, in the middle of your day, is rotten. What did they actually say or do?',
      'That would sting anybody, and you still had an afternoon to get through. Can you tell me how it went, from the moment you came in?',
    ],
    taps: ['They said no', 'Nobody talked to me', 'They got up'],
  },
  distress: {
    say: [
      "You don't need to sit anywhere right now. Go to a window or out the door and look at the farthest thing you can see. Eat later, wherever it is quiet. Today you can leave it at that.",
      'Slow down. Press your back into the chair or the wall and feel how it holds you. Take one sip of something cool. The table can wait for another day, and so can this conversation.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. There's the lunch hour itself, and there's what it seems to say about you. Which one hurts more?",
    "Okay, I can picture it better. Is there anybody in that room you wouldn't mind sitting with?",
    "That's a lot to deal with on top of a full day. How do you usually spend the break now?",
  ],
  reassure: [
    "I can't tell you that they will make room. Known: they eat together. Guessed: that they don't want you there. A lot of groups never ask anybody, out of habit. One question about one seat would tell you more. Want to plan it?",
    "What they think when they see you alone isn't something I can know. Some may think nothing of it, and somebody might. What they do when you ask for a seat is something you could see for yourself. Shall we set up one try?",
  ],
  answers: [
    {
      like: [
        'what if they say the seat is taken',
        'and if they say no',
        "what if they don't let me sit there",
        'someone else is sitting here ugh what do i do then',
        "what if there's no room for me",
      ],
      say: [
        `Then you say "Okay, thanks," and take the next free seat you see. It's a bad few seconds. Usually it means that somebody is coming back. If it happens again at the same table, try other people.`,
      ],
    },
    {
      like: [
        'what if it goes quiet when i sit down',
        'they stopped talking when i came',
        'the whole table went silent',
        'it gets awkward as soon as i join',
      ],
      say: [
        `It may, for a moment. Talk often stops when somebody sits down, because people look up and make room. You can say "Go on, I didn't mean to interrupt," and start eating. Then see how long it really takes until they go on.`,
      ],
    },
    {
      like: [
        'what do i say once i sit down',
        'i never know what to talk about at lunch',
        'i just sit there like a statue',
        'do i have to join in the conversation',
        "what if i don't say a word the whole time",
      ],
      say: [
        'For the first minutes, nothing beyond hello. Eating and listening is a normal thing to do at a table. Then ask one person about one thing they said. One question is enough for a whole lunch.',
      ],
      item: 'challenge:one-follow-up-question',
    },
    {
      like: [
        'do they notice that i eat alone',
        "they must think i'm a loser",
        'does everybody see me sitting by myself',
        'what do people think when someone always eats alone',
      ],
      say: [
        'Some probably notice, and what they think about it nobody can tell you. It could be "wants some quiet," or "new," or nothing. Think of the last person you saw eating alone, and what you made of that.',
      ],
    },
    {
      like: [
        'is it weird to eat alone',
        'is it normal to have no one to eat with',
        'am i the only one who dreads lunch',
        "i'm a grown adult and afraid of a lunch room",
        'everyone else has someone',
      ],
      say: [
        "No, it happens a lot, at every age and in every kind of workplace and school. You see the tables with people at them. The ones in cars, stairwells and empty rooms are out of sight, so it looks as if there aren't any.",
      ],
    },
    {
      like: [
        'they all have their groups already',
        "it's too late i've been here for a year",
        "i can't start now they'd wonder why",
        'everyone found their people in the first week',
        'they have known each other forever',
      ],
      say: [
        `It isn't too late, though it is a bit harder than in the first week. You can name it: "I've been eating on my own all this time and I'd like to change that." You don't have to win over a whole table. Start with one person.`,
      ],
    },
    {
      like: [
        'i eat in my car',
        'i hide in the library at lunch',
        'i eat in the restroom so nobody sees me',
        'i take my food to the stairs',
        'i skip lunch so i dont have to sit there',
      ],
      say: [
        'You found a place where nobody looks, and it gets you through the day. Keep it for now, and keep eating. Then trade one lunch a week: the first ten minutes where people are, the rest in your spot.',
      ],
    },
    {
      like: [
        'can i look at my phone',
        'i always wear headphones at lunch',
        'is it ok to bring a book',
        'what do i do while i sit there alone',
        'i pretend to be busy',
      ],
      say: [
        'Sure, if you want to read or listen. If it is there so that nobody talks to you, it works, and nobody does. Leave it in your bag for the first five minutes, look around, and see if anything is different.',
      ],
    },
    {
      like: [
        'actually i like eating alone',
        'do i have to sit with them',
        'lunch is my only quiet time',
        "i'd rather be by myself honestly",
        'whats wrong with eating alone',
      ],
      say: [
        "Nothing is wrong with it, and you don't have to sit with anybody. A quiet break can be what gets you through the afternoon. The one thing to check is whether you want it that way or fear does. After that it's up to you.",
      ],
    },
    {
      like: [
        'i already tried sitting with them',
        'i asked once and they ignored me',
        'tried that, they talked over me the whole time',
        'joined them for a week and nothing changed',
      ],
      say: [
        'Then you have some real information about that table. Trying the same one again may not be worth it. Look for one person who eats at odd times, or alone like you, and ask that person instead.',
      ],
    },
    {
      like: [
        'they make fun of me at lunch',
        'the kids at that table pick on me',
        'they talk about me when i walk past',
        'coworkers laugh at me in the break room',
        'they told me i cant sit there because nobody likes me',
      ],
      say: [
        "That's meanness, and it isn't for you to fix by being braver at lunch. Stay away from that table and tell somebody who can act: a teacher or parent, or at work a supervisor or HR. I can help you find the first sentence.",
      ],
      taps: ['Help me with that', 'Not now'],
    },
    {
      like: [
        'my food smells different from theirs',
        'i bring food from home and they comment on it',
        "i can't afford to eat out with them",
        'they all go to restaurants i dont have the money',
        "i'm fasting so what do i do at lunch",
      ],
      say: [
        `You can sit with people without eating what they eat, or eating at all. One sentence covers it: "I've brought mine," or "I'm not eating today, I came to sit with you." If they go out and it costs too much, suggest one day where everybody brings something.`,
      ],
    },
    {
      like: [
        'nobody ever invites me',
        'why does no one ask me to come',
        'they walk right past my desk',
        "if they wanted me they'd ask",
        'why do i always have to be the one',
      ],
      say: [
        "I can't know why. Often groups go out of habit and assume that the others have plans. It doesn't feel fair to have to ask first, and asking is still the quickest way to find out if you're welcome.",
      ],
    },
    {
      like: [
        'how long do i have to stay',
        'how do i get up without it being weird',
        'what if i want to leave after five minutes',
        'can i go before they finish',
      ],
      say: [
        `As long as you want to; ten minutes is a proper lunch. When you go, stand up first and then say "I'm heading back, see you later." You don't need a reason.`,
      ],
    },
  ],
}
