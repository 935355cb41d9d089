import type { Conversation } from '../conversation.ts'

export const videoCall: Conversation = {
  id: 'video_call',
  name: 'video calls',
  tap: 'Video calls',
  open: {
    say: [
      "On video you talk while your own face looks back at you from a corner. Which part is worst: being seen, unmuting, or the quiet after you've said something?",
      "Rows of faces, and no way to tell who is looking at you. What do you expect they'd see or think?",
      'A video call shows people your face, your voice and the room behind you, all at once. What would you most want them not to notice?',
    ],
    taps: ['Seeing my own face', 'I have to unmute', 'My room shows', 'I talk over people'],
  },
  openAfter: {
    say: [
      'The window closes, the room is suddenly quiet, and the replay has nobody to stop it. What happened, the way someone else on the call would tell it?',
      'People tend to remember their own little square better than anyone else does. Which moment of it keeps coming back?',
    ],
  },
  glad: {
    say: [
      "Seen and heard on a screen, and it went your way. That's a good one to log off on.",
      'Good news, and out of a video call. Enjoy it before the next thing gets a turn.',
    ],
  },
  fear: {
    say: [
      "Maybe you expect that they're all studying your square, and that they can see how nervous you are. Is that close?",
      'Part of you may be expecting to unmute, say it wrong or talk over someone, and then have to sit there in plain view. Is that it?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'hide your own picture for one whole call',
    say: [
      'Most apps let you hide your own picture while the others still see you. Do that for one whole call. Guess first how many people will say something about how you look, then count. Would you try it?',
      "Checking your own square is like talking next to a mirror. On your next call, hide it from the first minute and look at whoever is speaking. Write down what you fear they'll do, and afterward what they did. Doable?",
      'Try one call with your video on and your own picture covered. A sticky note works if the app has no setting. See whether you follow the talk better, and whether the thing you expect happens. Would you try that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:texting-calls-and-screens',
  },
  stepAfter: {
    step: 'write down what happened on the call, and then leave it',
    say: [
      'Set a timer for ten minutes. Write what people on the call said and did, and on a second page what you think they thought. Only the first page is known. When the timer rings, close both. Will you try it?',
      'If there was a mishap, like an open mic, one line to the people involved is enough. Then put ten minutes of facts on paper: who said what, and what came next. After that, leave it. Would you do that?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'tell one person before the call that video makes you nervous',
    say: [
      'You could stop hiding it from everybody. Before the call, tell one person who will be on it: "Video makes me nervous, I may be quiet at first." Then one person on that screen knows. Would you try that?',
      'A different way in is company. Send a short message to someone on the call, or to whoever runs it, saying that video is hard for you. Who would be the least hard person to tell?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'open a call on your own for two minutes with your picture hidden',
    say: [
      'Leave other people out of it for now. Open the app alone, find the setting that hides your picture, and say one sentence out loud to the empty screen. Two minutes. Could you do that today?',
      'Start a call with nobody in it. Two minutes, picture hidden, talking about your day to no one. You get used to speaking without the mirror, and nothing depends on it. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      "Watching yourself uses up the attention you need for listening, and then the call really does get harder. With less of that, you find out what people do when you aren't checking.",
      'Any face looks strange if you stare at it long enough, and yours gets stared at by you. Looking at the others gives you real information about them, and that is what the fear has been missing.',
    ],
  },
  lines: {
    say: [
      `For getting in, and for when it collides:\n"Can I add something here?"\n"Sorry, go ahead. I'll come in after you."\n"I was on mute. Let me say that again."`,
      `"I got lost there. What was the question?"\n"It's a bit loud where I am. Tell me if you can't hear me."\n"I have to go at the hour. Bye, everyone."\nSay them at your own speed; the lag is the same for everybody.`,
    ],
  },
  when: {
    say: [
      'Then give it a place in the week. Which day will it be, and what are you doing right before?',
      'Good. Look at what is coming up and choose one slot. When is it?',
    ],
    taps: ['Later today', 'My next call', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      'Good. You can be nervous the whole way through and it still works as a test. Bring me what you saw.',
      "That's a clear plan. Nothing else about the call has to go better for this to count.",
    ],
  },
  didIt: {
    say: [
      'You let yourself be seen, and you stayed. How did it compare with what you thought they would do?',
      'That counts, whatever your face felt like from the inside. What did you notice about the others this time?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'A few minutes of it is still a few minutes on screen that you would have skipped before. What did those show you?',
      'Some of it happened, so we have something to look at. Where did you stop?',
    ],
    taps: ['I stopped early', 'I stayed muted', 'I did half'],
  },
  didNot: {
    say: [
      'Fine, then we learned that this one was too much or badly timed. Should I offer something smaller, or something of another kind?',
      'So the call went by without it, or there was no call. That can happen in any week. What got in the way?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      'That stings, and on video you even get to watch it happen. What did the others actually say or do?',
      'Sitting in view while something goes wrong is a bad few seconds. Tell me the moment: what was on the screen, and what came next?',
    ],
    taps: ['I was not muted', 'I froze', 'Nobody reacted'],
  },
  distress: {
    say: [
      'Turn your video off, or step away for a few minutes. You can come back. Put your hands flat on the table and look at something far off, out of a window if you can.',
      'Slow down with me. Push your chair back, both feet on the floor, eyes off the screen. You are allowed to leave a call. One line in the chat is enough: "I have to step out."',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So you're doing two things at once there: following the call and watching over yourself. Go on.",
    'And it happens in your own room, where you would normally be off duty. What else is in it?',
    "There's no walking out of the room with someone afterward, so you're left to guess what they thought. What do you end up guessing?",
  ],
  reassure: [
    "I can't tell you what each of them sees. Known: they have your square, their own square, and often something else open. Guessed: that yours is the one they watch. We could find out a little about that. Shall we?",
    "Nobody can promise that it goes smoothly; video rarely does, for anyone. What you fear they'll think is a guess so far. Would you want to set up one call where you check it?",
  ],
  answers: [
    {
      like: [
        'do i have to turn my camera on',
        'can I keep my camera off',
        'they want cameras on and i dont',
        'is it rude to have video off',
        'cameras are mandatory',
      ],
      say: [
        "It depends on who runs the call, and you can ask them. Where it's allowed, off is a fair choice on a bad day. If it's off every time, try the first two minutes with it on, then decide.",
      ],
    },
    {
      like: [
        'can they see that im nervous',
        'do i look as red as i feel',
        'everybody can see me sweating on screen',
        'do they notice my face',
      ],
      say: [
        'They may see some of it; nobody can tell you how much. You can check: record a minute of yourself talking, guess first how nervous you will look, then watch it once as if it were a stranger.',
      ],
      item: 'challenge:record-thirty-seconds',
    },
    {
      like: [
        'what if we both talk at the same time',
        'i always interrupt people by accident',
        'I never find the gap to speak',
        'there is a delay and i talk over everyone',
      ],
      say: [
        'Say "sorry, you go," and come in after them. The delay does that to everybody on the call. Raising your hand, on screen or for real, also works and interrupts no one.',
      ],
    },
    {
      like: [
        'my house is messy behind me',
        'my whole family is in the background',
        'i dont want them to see where i live',
        'theres noise at home and kids',
        'my room is embarrassing',
      ],
      say: [
        "You don't owe anyone a tidy or a quiet home. One sentence covers it: \"I'm not alone here, you may hear people.\" A blurred background is fine too. If you can't do without it, leave it off once with someone you trust.",
      ],
    },
    {
      like: [
        'i was not on mute',
        'they heard everything i said',
        'my mic was on the whole time',
        'everyone heard the toilet',
        'i forgot i was unmuted',
      ],
      say: [
        'If it bothers you, one short line is enough: "Sorry, my mic was on." It has happened to a great many people. How much of it they remember you can\'t know, and asking each of them would keep it going.',
      ],
    },
    {
      like: [
        'where do i look',
        'do i look at the lens or at them',
        'eye contact on zoom is impossible',
        'i never know where to put my eyes',
      ],
      say: [
        'At whoever is talking. Real eye contact is impossible on video, for everyone, so there is nothing to get right. When you speak, pick one friendly face and talk to that one.',
      ],
    },
    {
      like: [
        'breakout rooms are the worst',
        'what do i say in a breakout room',
        'they put us in small groups with strangers',
        "it's dead silent in the breakout room",
      ],
      say: [
        'Say something in the first ten seconds, and let it be a question. "Hi. Did you get what we\'re supposed to do?" It gives the others something to answer, and the first silence is over.',
      ],
    },
    {
      like: [
        'what if i freeze on video',
        'i go blank when they say my name',
        'what if I forget what i wanted to say',
        'i unmute and forget everything',
      ],
      say: [
        'Then you say "I lost it, give me a second," and look at your note. Calls are full of pauses anyway. If it doesn\'t come back: "Go on without me, I\'ll come in later."',
      ],
    },
    {
      like: [
        'why are video calls so tiring',
        'im dead after every zoom',
        'is it normal to be exhausted after a call',
        'why does it drain me',
      ],
      say: [
        'Yes, many people find them tiring. The faces are close, you see yourself, and you have to work harder to read anybody. Ten minutes away from every screen afterward can help.',
      ],
    },
    {
      like: [
        'can i ask for a phone call instead',
        'could we do it without video',
        'i would rather only do voice',
        'is it okay to ask for audio only',
      ],
      say: [
        'Yes, one to one that is an ordinary thing to ask: "Mind if we do this by voice?" If you find you ask every time, keep one short video call in the month, so it does not grow.',
      ],
    },
    {
      like: [
        'people around me can hear the call',
        'my roommates hear everything',
        'i call home and everybody in the room listens',
        'on the bus and my mother calls on video',
        'i start whispering',
      ],
      say: [
        'They may hear you, yes, and what they think of it you don\'t know. You can move the call: "I\'m not alone, can I call you at nine?" Or talk for two minutes at normal volume, and see what the people around you really do.',
      ],
    },
    {
      like: [
        'are they all looking at me',
        'it feels like everyone stares at my square',
        'do people watch me the whole time',
        'who are they looking at',
      ],
      say: [
        'Nobody can say where each of them looks. Here is a check: after your next call, try to remember what three of the others wore. What you remember of them may tell you something about what they see of you.',
      ],
    },
    {
      like: [
        'everyone else looks so relaxed',
        'the others are fine with it',
        'no one else has this problem',
        'why can they all do it',
      ],
      say: [
        'They may be relaxed, or they may look it. A square shows a face and a collar, and you are comparing that with everything you feel inside. You would have to ask one of them to know.',
      ],
    },
  ],
}
