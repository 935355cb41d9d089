import type { Conversation } from '../conversation.ts'

export const nothingHelps: Conversation = {
  id: 'nothing_helps',
  name: 'the feeling that nothing helps',
  tap: 'Nothing helps',
  open: {
    say: [
      "You've tried a lot, and each thing that didn't work also cost you some hope. Which one did you count on the most?",
      'When nothing has helped so far, one more tip is the last thing you need. What are you most tired of hearing?',
      'After enough tries, hoping itself gets risky. What do you think will happen if you try one more time?',
    ],
    taps: ['Therapy', 'Going out anyway', 'Tips like yours', 'Nothing will change'],
  },
  openAfter: {
    say: [
      'So you tried again, and again it changed nothing you can see. What did you do, and what did you hope for?',
      'Another one that did not work. At what point did you know?',
    ],
    taps: ['From the start', 'It faded', 'It got worse'],
  },
  glad: {
    say: [
      'After so much that did not work, something did. That is very good to hear.',
      'Good. Something moved, even a little, and you noticed it.',
    ],
  },
  fear: {
    say: [
      "Part of you may have decided that you're the exception: help works for others, and something in you can't be helped. Is that close?",
      'Maybe it is less about the fear of people by now, and more about the fear of being let down once more. Is that it?',
    ],
    taps: ["Yes, that's it", 'Partly', "I've stopped hoping"],
  },
  step: {
    say: [
      "I'd rather not give you one more tip. Instead, write a list of what you tried: for how long, with what support, and what happened. Take it to a doctor or a therapist. With that page, they don't have to start at zero. Would you do that?",
      'Pick one thing you tried, and look at how it was done. Maybe you kept something on the side for safety, like an exit, a script or a phone. Try it once more without that, in a small place, and see if it differs. Would you try it?',
      'Let somebody else look at this with you. Tell one person what you have tried and ask them one thing: "What do you see that I don\'t?" Who could that be: a friend, a doctor, a counselor, somebody in a group?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    step: 'write down what you have tried, and show the list to a person who can help',
  },
  stepAfter: {
    say: [
      'Five minutes, three lines: what you tried, what you hoped for, what changed. If it changed nothing, cross it off without calling yourself names. If it changed a little, mark that. Then stop for today. Could you do that?',
      "Put it on paper in ten minutes at most. Sort what was the try itself, and what was bad timing, a bad fit or too little support. If somebody was treating you, tell them it isn't working. They need to know. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write three lines about what you tried and what changed',
  },
  other: {
    say: [
      "Another way is to stop working on the fear for two weeks, on purpose. Do one thing that matters to you, with the fear along, and don't measure whether it shrinks. Is there something you'd do if you weren't busy getting better?",
      'A group of people with the same trouble is a different kind of help: nobody there gives tips from outside. Some meet in person and some online, and in many you can only listen at first. Would that be something for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'None of that'],
    step: 'do one thing that matters to you without measuring the fear',
  },
  smaller: {
    say: [
      'Then leave trying aside. Write one line: "Today I\'m tired of trying because ..." and finish it. Two minutes, for nobody but you. You can show it to a person later, or not. Could you do that?',
      'Something very small: look up one phone number or address of a doctor, a counselor or a group, and write it down. Not calling. Only having it. Would that be possible?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'look up one number of somebody who could help, and write it down',
  },
  why: {
    say: [
      '"I tried everything" is one big block, and nobody can work with that. A list shows what was tried long enough, what was given up for a good reason, and what nobody ever offered you.',
      "Because you've been doing this mostly from the inside. Another person sees things that you can't see from there, and I can't either. I'm a program with a limited set of ideas.",
    ],
  },
  lines: {
    say: [
      `For a doctor or therapist:\n"I've tried several things, and I'm losing hope. I brought a list."\n"What we're doing isn't helping me. What else is there?"`,
      `For somebody close to you:\n"I'm worn out from trying. I don't need advice, I need company."\n"Would you help me find somebody to talk to? I can't face the calls."`,
    ],
  },
  when: {
    say: [
      'Okay. Which day has fifteen quiet minutes for it?',
      "Let's keep it light: when would be the least bad moment this week?",
    ],
    taps: ['Today', 'This week', "I don't know yet"],
  },
  agreed: {
    say: [
      "Then that, and nothing on top of it. You don't have to believe in it. Doing it is enough.",
      "All right. If it turns out to be useless as well, say so here, and we cross it off. You won't hear that you didn't try hard enough.",
    ],
  },
  didIt: {
    say: [
      'You did one more thing although you had every reason to be done with it. What came of it?',
      'That took something, with so little hope to go on. Was anything different this time, even slightly?',
    ],
    taps: ['A little different', 'No difference', 'Somebody will help'],
  },
  partly: {
    say: [
      'Part of it is done, on very little fuel. What was the part you got to?',
      'Good, that is a piece of it. What would somebody else have to do so that the rest gets done?',
    ],
    taps: ['I made a start', 'I lost hope again', 'Help me go on'],
  },
  didNot: {
    say: [
      "That's all right. It's hard to act on something you don't believe in. What went through your mind when you thought of it?",
      'Then not. I would rather know that than have you force it. How have you been since?',
    ],
    taps: ['It seemed pointless', 'I had no strength', 'I was scared'],
  },
  wentBadly: {
    say: [
      'And that after you brought yourself to try again. I am sorry. What happened?',
      'That is the kind of letdown that makes people stop trying altogether. Who was involved, and what did they say?',
    ],
    taps: ["They didn't listen", 'It got worse', 'Long waiting list'],
  },
  distress: {
    say: [
      "Enough trying for today. Sit down somewhere with support for your back and let your hands lie open. If hopeless is turning into not wanting to live, tap Help now. People answer there, and I'm only a program.",
      "You don't have to solve this tonight. Drink something, turn down a light, and tell one person that it's bad. If you can't think of one, Help now has some.",
    ],
  },
  hear: [
    'That is a long list, and you did all of it while being afraid. Which of these helped for a while, before it stopped?',
    "So it's the fear, and on top of it the disappointment. Which one is bigger by now?",
    'I see. Who has been with you through all of that, if anybody?',
  ],
  reassure: [
    "I can't promise you that something will help. Known: these things haven't helped so far. Guessed: that nothing can. Between the two there are things nobody has tried with you yet. Would you want to find out which, together with a person?",
    "You want to hear that it will get better, and I don't know if or when. Many people found help late, after several tries; that's true, and it's no guarantee for you. Shall we look for the next person to ask?",
  ],
  answers: [
    {
      like: [
        "i've tried everything",
        'i did all of it already',
        "there's nothing left to try",
        'books apps courses i did them all',
        'every tip on the internet, done',
      ],
      say: [
        "I believe you that it was a lot. Whether it was everything, neither of us can tell from here. Somebody trained can go through the list with you and see what was missing. That's a better use of your strength than one more tip from me.",
      ],
    },
    {
      like: [
        'therapy did nothing for me',
        'i had three therapists already',
        'my therapist was useless',
        "therapy doesn't work on me",
        'i sat there for a year and talked and nothing changed',
      ],
      say: [
        "That happens, and it's not proof that you can't be helped. Kinds of therapy differ a lot, and so do therapists. You can ask a new one directly: how do you work with fear of people, and what would we do between the meetings?",
      ],
    },
    {
      like: [
        "i can't afford therapy",
        'the waiting list is a year',
        'no insurance',
        'there is nobody where i live',
        "i can't get an appointment anywhere",
      ],
      say: [
        "That is a real wall, and trying harder won't move it. Some things may be nearer: your regular doctor, a community or student counselor, a helpline, a self-help group, a faith community you trust, a course online with a person behind it. Get on the waiting list anyway.",
      ],
    },
    {
      like: [
        'exposure made it worse',
        'i kept doing it and the fear never went down',
        'i go out every day and im still terrified',
        'facing my fears is a lie',
      ],
      say: [
        'It can do that when the step is too big, or when you get through it with your guard up the whole time. Then you learn that you barely survived. Smaller, with one safety habit less and one question to check, is different. A therapist can help set that up.',
      ],
      item: 'lesson:drop-one-safety-habit',
    },
    {
      like: [
        'can you even help me',
        'what are you good for then',
        'you are just a bot you cant help',
        "your advice doesn't help",
        'this app is useless',
      ],
      say: [
        "Maybe not with this. I'm a program with a limited set of things to offer: looking at one moment, finding words, a small step. If that hasn't helped, a person is the better address. I can help you word that first message.",
      ],
    },
    {
      like: [
        'will it ever get better',
        'am i going to be like this forever',
        'is there any hope for me',
        "i've been like this for twenty years",
        "i'm too old for this to change",
      ],
      say: [
        "I don't know, and nobody can promise it. People do get better after many years, at every age, and often not with the first thing they tried. For some it stays and takes up less of their life. Both are worth something.",
      ],
    },
    {
      like: [
        'should i give up',
        "what's the point of trying",
        "i'm done trying",
        'why bother',
        'i give up on all of this',
      ],
      say: [
        "You can stop trying for a while; that's allowed, and a rest may do more than another attempt. Giving up on methods is one thing. If you mean giving up on life, please tap Help now and talk to a person. Which is it?",
      ],
    },
    {
      like: [
        'maybe i am the problem',
        "i'm beyond help",
        'something in me is broken',
        'it works for everyone but me',
        'i must be doing it wrong',
      ],
      say: [
        "I don't think that follows. What you know is that some things didn't fit, or came at the wrong time, or were too big. You don't see how many others they didn't work for, because those people rarely write about it.",
      ],
    },
    {
      like: ['what about medication', 'the pills did nothing', 'should i try meds', 'maybe i need something stronger'],
      say: [
        "That is a question for a doctor, and a fair one to ask. I stay out of it. Tell them what you took, for how long and what changed, and please don't stop or change anything on your own.",
      ],
    },
    {
      like: [
        'how do i find the right person',
        'who should i even go to',
        'where do i start looking for help',
        'what kind of doctor is it',
      ],
      say: [
        'Start with your regular doctor, or a counselor at school or work if there is one. Say: "I\'m afraid of people\'s judgment, and it limits my life. Who treats that here?" If calling is the hard part, write, or let somebody call for you.',
      ],
    },
    {
      like: [
        'nobody takes me seriously',
        'the doctor said im only shy',
        'my family says i should pull myself together',
        'they told me to get out more',
      ],
      say: [
        'That is discouraging, and it\'s a reason to ask somebody else. Bring examples: three things you avoided this month because of it. Concrete things are harder to wave away than "I\'m anxious."',
      ],
    },
    {
      like: [
        'i was better for a week and then it was back',
        'things work for a while and then stop',
        'nothing lasts',
        'it always comes back',
      ],
      say: [
        "Then something did work, for a while, and that's a clue. Things like this need repeating for longer than anybody tells you. Look at what was different in that week: what did you do, who was around, how did you sleep?",
      ],
    },
    {
      like: [
        'i prayed and it did not help',
        'my community says it is lack of faith',
        'they told me i need to trust god more',
        'i tried healers and nothing',
      ],
      say: [
        "Being afraid doesn't mean your faith is too small. Many people pray and also see a doctor, and the two don't get in each other's way. If somebody made you feel guilty for being afraid, look for a second, kinder voice.",
      ],
    },
    {
      like: ['so what now', 'then tell me what would help', 'give me one thing that works', "what's left"],
      say: [
        "One thing: don't carry on with this alone. Choose a person, whether a professional or a friend, and tell them what you told me. What works for you in particular I can't know, and somebody who knows you has a better chance of finding out.",
      ],
    },
  ],
}
