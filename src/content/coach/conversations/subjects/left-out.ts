import type { Conversation } from '../conversation.ts'

export const leftOut: Conversation = {
  id: 'left_out',
  name: 'being left out',
  tap: 'Being left out',
  open: {
    say: [
      'Being left out hurts twice: you miss the thing, and you see that nobody thought to ask you. What do you take it to mean?',
      "Others were asked, and you weren't, or you expect you won't be. And you're supposed to act as if you didn't notice. What's the worst of it for you?",
      'To be near a group and not quite in it can be lonelier than being alone. When they make plans without you, what do you think they are saying about you?',
    ],
    taps: ["They don't like me", 'They forgot me', 'It always happens'],
  },
  openAfter: {
    say: [
      'So it happened, and you found out. How did you find out, and what do you know for sure?',
      'Finding out afterward has its own sting, because you had been going through your day not knowing. Which part keeps coming back?',
    ],
    taps: ['I saw pictures', 'They talked about it', 'They lied about it'],
  },
  glad: {
    say: [
      'You were asked, or you were right in the middle of it. Good. Enjoy having that one.',
      "That's good to hear. There was a place with your name on it this time.",
    ],
  },
  fear: {
    say: [
      'It may be that you expect the reason to be simple and bad: they talked about who to ask, your name came up, and somebody made a face. Is that close?',
      "Maybe it's less that they dislike you and more that you slip their minds, as if you could be gone and the evening would be the same. Is that nearer to it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Choose the friendliest of them and ask, without blame: "I heard about it and would have liked to come. Would you tell me next time?" Write down first what you think they'll say. Then compare. Would you try that?`,
      'Instead of pulling back to see who notices, do the opposite once. In the next few days suggest something small to one or two of them, with a day in it. Guess the answer beforehand. Could you do that?',
      'When left out, most people go quiet and act as if they had not wanted to come. Drop that for one minute. Tell one of them, "Count me in next time," and watch what their face does. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'tell one of them that you would like to be asked next time, or suggest something yourself',
  },
  stepAfter: {
    say: [
      'Take ten minutes and three headings: what I know, what I was told, what I guess. Put each thing under one of them. "They all planned it" often moves to the third. After ten minutes, put it away. Could you do that?',
      'Write it down for ten minutes, as hurt as you are. Then pick one: ask one person about it, do something for yourself today, or let this one go. Nothing gets sent while it burns. Would you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'sort for ten minutes what you know from what you guess, before you answer anybody',
  },
  other: {
    say: [
      "Turn toward people who have room for you. Think of one person who was pleased to see you lately, no matter which group, and put this week's effort there. Who comes to mind?",
      "Tell somebody outside that group what happened, in a minute or two: a relative, an old friend, somebody at your place of worship. They don't need to fix it. It's lighter when one person knows. Who could hear it?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'put some effort into one person who was glad to see you, or tell somebody outside what happened',
  },
  smaller: {
    say: [
      'Smaller: no pictures, no stories, no group chat for one evening. Mute it for that long, and put something in the evening that is yours: a call, a meal you like, a walk. Could you do that?',
      "Next time you see one of them, stay two minutes instead of walking past. Say hello, ask one thing, go on. You're showing that you are still there. Does that sound small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'mute the pictures for one evening, or say hello to one of them for two minutes',
  },
  why: {
    say: [
      'Because going quiet looks, from their side, like not being interested, and then you get asked even less. One clear sentence takes that reason away. If they still leave you out, you know it, and you can spend your time elsewhere.',
      "Right now you've worked out by yourself what it means, and you did that while it hurt. One real answer from one of them can confirm it or correct it. Both are better to work with than a guess.",
    ],
  },
  lines: {
    say: [
      `To one person, alone, without blame:\n"I saw you all went. I'd have liked to come."\n"Would you ask me next time? Even if I can't always make it."\n"I felt left out, and I'd rather tell you than sulk."`,
      `To get in, or to start something yourself:\n"What are you all doing this weekend? Can I join?"\n"Is there a group chat for this? I'd like to be in it."\n"I'm free on Friday. Anybody want to get something to eat?"`,
    ],
  },
  when: {
    say: [
      'Good. Who is it going to be, and when do you see or write to them next?',
      'Give it a day or so to cool, if it is fresh. Which day after that would be right?',
    ],
    taps: ['Tomorrow', 'In a few days', 'When I see them'],
  },
  agreed: {
    say: [
      "Then that's how you'll do it. It shows you want to be there, and there is no shame in that.",
      "It's a plan. Until then you don't have to keep an eye on what they are all doing. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You let them see that it mattered to you. That took something. What did they say, next to what you had expected?',
      'Instead of disappearing, you stepped forward. What do you know now about why it happened?',
    ],
    taps: ["They hadn't thought", 'They made excuses', 'They said sorry'],
  },
  partly: {
    say: [
      'You said some of it, or showed it. How did they take that?',
      'You stayed in sight, and that is not nothing after what happened. Which part was too much?',
    ],
    taps: ['I only hinted', 'I made a joke', 'I went quiet'],
  },
  didNot: {
    say: [
      'I see. It stings to ask for what you wish they had offered. Was it too early, or too big?',
      'Then leave it for now. What did you do with the hurt instead?',
    ],
    taps: ['It was too big', 'Still too hurt', 'No chance came'],
  },
  wentBadly: {
    say: [
      'First left out, and then that. No wonder if you want nothing to do with any of them today. What did they say or do?',
      "I'm sorry. You let them see that it mattered, and they weren't good about it. What happened, and who was there?",
    ],
    taps: ['They got defensive', 'They laughed it off', 'They did it again'],
  },
  distress: {
    say: [
      "Close the app with the pictures. Put both hands under running water, warm or cold, and notice only that for a minute. You don't have to answer anybody tonight, and you can stop here too.",
      'This kind of hurt goes through the whole body. Lean against a wall and feel it hold you up. One thing for tonight: something to eat, or one person to call. The rest can wait.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So they were together, and you were somewhere else, thinking about it. Is there one of them whose leaving you out hurts most?',
    'Right. And it sounds as if you had to keep a straight face through it. Has it happened with these people before, or is it new?',
    'I get the picture. What would you have wanted one of them to do?',
  ],
  reassure: [
    "I can't know if it was on purpose; I wasn't there, and neither were you. Known: they met, and you weren't asked. Guessed: why. Forgotten, assumed busy and not wanted look alike from outside. Would you ask one of them?",
    "Nobody can promise it won't happen again. What can be found out is if one of them is glad when you show up. Shall we plan a small way to see that?",
  ],
  answers: [
    {
      like: [
        'why wasnt i invited',
        'why do they leave me out',
        'why does this always happen to me',
        'what did i do that they dont ask me',
        'why didnt anyone think of me',
      ],
      say: [
        "From here nobody can say. Common reasons are ordinary ones: somebody asked whoever was standing there, or they thought you'd say no. Sometimes it is dislike. One friendly question to one of them gets you closer than a night of guessing.",
      ],
    },
    {
      like: [
        'should i say something to them',
        'do i ask why i wasnt invited',
        'is it pathetic to bring it up',
        'do i tell them i was hurt',
        'or should i just pretend i dont care',
      ],
      say: [
        'Yes, if you want to stay close to them, and to one person rather than the whole group. Wait until you can say it in two calm sentences. For people you hardly know, letting it pass is usually wiser.',
      ],
    },
    {
      like: [
        'can i invite myself',
        'is it rude to ask if i can come',
        'how do i ask to join without being pushy',
        'do i just show up',
        'can i ask to be added to the chat',
      ],
      say: [
        `For something open, like lunch or a walk, yes: "Mind if I come along?" For somebody's dinner or a ticket already bought, no; then you say, "I'd love to be there next time." Ask one person, and give them room to say no.`,
      ],
    },
    {
      like: [
        'they have a group chat without me',
        'i found out theres a second chat',
        'they made a new group and didnt add me',
        'i was removed from the group',
        'everyone is in it except me',
      ],
      say: [
        `That's a nasty thing to find out. You don't know what it's for or who started it. You can ask the one you trust most: "I saw there's another chat. Is that something I could be in?" If the answer is no, at least you know where you stand.`,
      ],
    },
    {
      like: [
        'everyone at work goes to lunch without me',
        'my coworkers had drinks and didnt tell me',
        'the team has jokes im not part of',
        'they order food and skip me',
        'colleagues leave me out',
      ],
      say: [
        `Ask one of them directly, in the morning: "Are you all going at noon? I'd like to come." If you miss information you need for your work, that's a different matter, and you can take it to whoever is in charge.`,
      ],
      item: 'challenge:join-a-lunch-table',
    },
    {
      like: [
        'my own family leaves me out',
        'my sisters went without me',
        'my cousins all met and nobody called',
        'my kids have a get together and i hear about it later',
        'they said they thought i would be tired',
      ],
      say: [
        `In a family it goes deep, because you can't pick another one. Take the one who is nearest to you: "I know you meant to spare me. Please ask me anyway, and let me decide." Say it on an ordinary day, away from the gathering.`,
      ],
    },
    {
      like: [
        'what if they say they dont want me there',
        'what if its because they dont like me',
        'and if they say no',
        'what if i ask and its true',
        'what if they only invite me out of pity now',
      ],
      say: [
        `Then you'd be hurt, and you'd be done with hoping in the wrong place. You can answer, "Okay, thanks for being straight with me," and leave. It's a no from these people. There are others you haven't tried.`,
      ],
    },
    {
      like: [
        'i used to say no so they stopped asking',
        'i always cancelled maybe thats why',
        'i never come so they dont invite me',
        'it is my own doing i guess',
        'they think i dont like going out',
      ],
      say: [
        `That may be the reason, and it's one you can change. Tell one of them: "I turned you down a lot. I'd like to be asked again, and I'll try to come for an hour." Then do come, the first time at least.`,
      ],
    },
    {
      like: [
        'are they doing it on purpose',
        'is this bullying',
        'they exclude me to hurt me',
        'they stop talking when i come',
        'they laugh about it in front of me',
      ],
      say: [
        "If it happens again and again, and they let you see it, then yes, it may be meant to hurt, and that's bullying. Write down dates and what was done. Take it to somebody with a say: a teacher, a supervisor, a parent. You don't have to win them over.",
      ],
    },
    {
      like: [
        'how do i act when they talk about it in front of me',
        'what do i do with my face when they tell stories from it',
        'they show pictures while im sitting there',
        'do i pretend to be happy for them',
      ],
      say: [
        `You can say the true thing lightly: "Sounds good. Wish I'd been there." Then ask one question or turn to something else. You don't have to laugh along, and you can get up and get some air.`,
      ],
    },
    {
      like: [
        'how do i stop looking at the photos',
        'i keep checking their stories',
        'cant stop thinking about them all there',
        'theyre there right now and im home',
        'how do i get through tonight',
      ],
      say: [
        'Mute it until morning and leave the phone in another room. A picture shows one second and leaves out who was bored. Then do one thing that takes your hands, like cooking or a shower, and call somebody if you can.',
      ],
    },
    {
      like: [
        'everyone else gets invited',
        'am i oversensitive',
        'is it childish to be hurt by this',
        'at my age i should be over it',
        'is it normal to be this upset',
      ],
      say: [
        "It's normal, at every age. People are built to notice when they are outside the group, and it hurts grown-ups as much as kids. How upset you are tells you that you care. It doesn't tell you what they meant.",
      ],
    },
    {
      like: [
        'ill stop talking to all of them',
        'im done with these people',
        'should i leave the group',
        'i want to cut them off',
        'id rather have no friends than this',
      ],
      say: [
        "You may, and some groups are worth leaving. Don't do it tonight, and don't do it as a test of who runs after you. Wait a week, talk to the one you like best, and then decide about each person, one by one.",
      ],
    },
  ],
}
