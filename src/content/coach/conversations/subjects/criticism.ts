import type { Conversation } from '../conversation.ts'

export const criticism: Conversation = {
  id: 'criticism',
  name: 'being criticized',
  tap: 'Being criticized',
  open: {
    say: [
      "When somebody criticizes you, it's hard to hear what they're saying, because part of you is already busy with what it means about you. What are you afraid it would mean?",
      'Criticism can come from anywhere, so you end up half on guard with everybody. Whose criticism do you dread most?',
      'A critical remark is over in seconds, and you still have to stand there and have a face. Which part is worst for you: hearing it, answering it, or the hours after?',
    ],
    taps: ['Hearing it', 'Having to answer', 'The hours after'],
  },
  openAfter: {
    say: [
      'So somebody said it to you, and now it has come along with you. What were their words, as close as you can remember them?',
      'A remark like that can push everything else out of the day. Which part of it keeps coming back: the words, the tone, or who was listening?',
    ],
    taps: ['The words', 'The tone', 'Others heard it', 'They may be right'],
  },
  glad: {
    say: [
      'You heard something critical and you were still standing afterward. That is good to hear.',
      'That could have spoiled the whole day, and it stayed the size it was. Good.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that one fault is enough: they've seen it, and from now on that is who you are to them. Is that close?",
      "My guess is that it goes like this: if they're unhappy with something you did, then they're done with you. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Next time somebody criticizes something, leave out the quick "sorry" and the explanation. Ask one question: "Which part do you mean?" Then listen to the whole answer and see if it\'s as big as you expected. Would you try that once?',
      'Here is an experiment. Ask one person this week for one small criticism: "Is there something I could do differently here?" Write down beforehand what you think they\'ll say, and compare. Would you be up for that?',
      'When the next critical remark comes, repeat it back in your own words before you answer: "So the part that bothered you is this." No defending yet. Then notice what they do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'ask one question about a criticism before you apologize or explain',
  },
  stepAfter: {
    say: [
      'Take fifteen minutes and a sheet of paper. Write what they said, word for word. Under it, what is true in it, what is only their taste, and what you added. If there is something true, pick one thing to put right. Then put the sheet away. Would you do that?',
      'Give it ten minutes with a timer. Write down the sentence they said and then the sentence it has turned into in your head. Look at the difference. If you owe somebody something, do that one thing tomorrow. Could you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'write down what they really said and sort out what is true in it',
  },
  other: {
    say: [
      'Another way is to take your time. You don\'t have to answer criticism on the spot. You say "Let me think about that," and you come back to it when you do know what you think. Would that suit you better?',
      "Something different: show the remark, word for word, to one person who is fair to you, and ask what they hear in it. Only once, and to understand it, so it doesn't turn into asking everybody. Is there somebody like that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    item: 'challenge:ask-for-time-to-think',
    step: 'say "let me think about that" and answer a criticism later',
  },
  smaller: {
    say: [
      'A smaller one, alone: write the sentence you dread hearing at the top of a page. Below it, one line on what you would do the day after. Two minutes, then close the page. Could you do that?',
      'Try it with something that hardly matters. Ask somebody at home or by text what they think of a song, a shirt or a recipe you picked, and let a "not for me" stand without explaining. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'let one small "not for me" stand without explaining yourself',
  },
  why: {
    say: [
      "Because apologizing fast ends the talk before you know what they meant. Then your head fills in the rest, and it's rarely generous. One question gets you their version, which you can do something with.",
      "Because as long as you dodge it, every criticism looks like the end of something. When you stay in one for a minute longer, you get to see what comes after it. Often it's an ordinary conversation.",
    ],
  },
  lines: {
    say: [
      `For the moment itself:\n"Which part do you mean?"\n"I need a moment with that. I'll come back to you."\n"You're right about that one. I see the rest differently."`,
      `When the tone was the problem:\n"I'll listen to that, but not in this tone."\n"I'd rather hear that when we're alone."\n"What would you like me to do differently?"`,
    ],
  },
  when: {
    say: [
      "Good. You can't order a criticism for a certain day, so where is one most likely to come up this week?",
      'Okay. With whom will you try it first, and when do you see that person next?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "Then you have one sentence ready, and the rest can be clumsy. Afterward you'll know a bit more than you do now.",
      "That's settled. If you say sorry out of habit after all, you can still ask your question a minute later. I'll check in with you about it.",
    ],
  },
  didIt: {
    say: [
      'You stayed in it when everything in you wanted to get out. That took something. How did it compare with what you had expected?',
      "That's a hard thing to do while it stings, and you did it. What did you hear that you would have missed otherwise?",
    ],
    taps: ['It was smaller', 'As bad as expected', 'They were surprised'],
  },
  partly: {
    say: [
      'Partly is worth something here, because the habit is so fast. Where did the old answer come back in?',
      'So you held on for some of it. Which part did you manage the way you wanted?',
    ],
    taps: ['I apologized anyway', 'I got defensive', 'I went quiet'],
  },
  didNot: {
    say: [
      'Fine. These moments come without warning, and the old reaction is quick. Did nothing come up, or did it go too fast?',
      'No harm done. What would have to be different for it to work next time: the person, the place, or the step?',
    ],
    taps: ['Nothing came up', 'Too fast', 'Wrong person'],
  },
  wentBadly: {
    say: [
      'That must have hit hard. Before we look for anything in it: what did they say, and what did you say back?',
      'Being criticized and then watching the talk go wrong is a lot for one day. What happened, from the first sentence on?',
    ],
    taps: ['They got louder', 'I cried', 'I snapped back', 'I froze'],
  },
  distress: {
    say: [
      "Leave the remark alone for now. Stand up, go to a window or a door and look at the farthest thing you can see. You don't have to decide tonight if they were right.",
      "That's enough of it for the moment. Run cold water over your hands, or sit down with your back against something solid. It can wait until tomorrow, and so can I.",
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    'So there is what was said, and there is the way it was said. Which of the two hurts more?',
    "It also matters who says it. What does this person's opinion decide in your life?",
    'I see. And what do you usually do in that second: explain, agree, go quiet, or hit back?',
  ],
  reassure: [
    "I can't tell you what they think of you; only they know. What is known is the sentence they said. That it covers all of you is a guess. You could ask them one question about it and find out more. Want help with the wording?",
    'Nobody can promise that they have forgotten it or that it meant nothing. You can look at how they treat you over the next few days, and compare that with what you expect now. Shall we write the expectation down?',
  ],
  answers: [
    {
      like: [
        'what if they are right',
        "maybe it's true what she said",
        'the worst thing is he has a point',
        'what if i really am like that',
      ],
      say: [
        'Then there is one thing to change, and you know what it is. That is uncomfortable, and it has an end. Being right about one thing does not make them right about you as a person.',
      ],
    },
    {
      like: [
        'what if i cry',
        'i always tear up when someone criticizes me',
        'i start crying the second anyone is strict with me',
        'how do i not cry in front of them',
      ],
      say: [
        `Then you cry, and you can still finish the talk. Say it in one line: "I tear up fast. Keep going, I'm listening." You can also ask for five minutes and come back. Tears are allowed to be there.`,
      ],
    },
    {
      like: [
        'i get so defensive',
        'i start explaining right away',
        "i can't stop justifying myself",
        'i snap at people who criticize me',
        'i argue every single point and then feel stupid',
      ],
      say: [
        'You can change that, one sentence at a time. Make your first sentence a question, whatever comes after. "What did you notice?" is enough. Your explanation can still follow, and it will fit better once you know what they mean.',
      ],
    },
    {
      like: [
        'why does it hurt so much',
        'why am i so sensitive',
        'why can one sentence ruin my week',
        'am i too thin skinned',
        "it was nothing and i'm destroyed",
      ],
      say: [
        'Because it lands on something you already fear about yourself, so it sounds like proof. People who were criticized a lot early on often have this. It is a sore spot, and sore spots can become less sore.',
        "It hurts because you care how you do and what you are to people. The remark is short. What makes it long is the part you add afterward, and that's the part you can work on.",
      ],
    },
    {
      like: [
        'what if it is unfair',
        "that wasn't even my mistake",
        'she blamed me for something i did not do',
        'he criticizes me for everything no matter what',
        "it's not true and i didn't say anything",
      ],
      say: [
        `Then you may say so, once and calmly, also a day later: "I've thought about it. That part wasn't mine." You don't have to win the argument. It's enough that your side has been said.`,
      ],
    },
    {
      like: [
        'they did it in front of everyone',
        'it was in public and everybody heard',
        'i was told off in front of the whole group',
        'everyone was listening',
      ],
      say: [
        `That is a humiliating way to be told, even if the point was fair. You can say it afterward, alone with them: "Next time, please tell me that privately." What the others thought is a guess. What you can check is how they treat you now.`,
      ],
    },
    {
      like: [
        'should i apologize',
        'do i have to say sorry',
        'do i need to write to them now',
        'should i send a long message explaining',
      ],
      say: [
        'If you did something that cost them something, yes, once and briefly. If they only disliked it, no. A long message written tonight mostly serves to calm you down. Sleep first, then see if two lines would do.',
      ],
    },
    {
      like: [
        'my partner criticizes me all the time',
        'my mom finds fault with everything i do',
        "it's constant at home",
        'he puts me down every day',
        'nothing i do is ever good enough for them',
      ],
      say: [
        "Criticism every day, about everything, is no longer feedback, and you don't have to get better at taking it. Tell somebody outside the house what is being said. If you're afraid of this person, Help now lists people who know about that.",
      ],
    },
    {
      like: [
        "you can't talk back in my family",
        'in my culture you do not contradict elders',
        'i was raised to keep quiet when older people criticize',
        "i can't answer my father like that",
      ],
      say: [
        `Then leave the contradiction out. Respect and a clear head can go together: "I hear what you want from me. I'll think about it." You decide afterward, on your own, what in it is useful, and you don't have to announce that.`,
      ],
    },
    {
      like: [
        'how long will this sting',
        'how do i stop thinking about it',
        "it's been days and i still hear it",
        'when do i forget it',
        'it plays in my head at night',
      ],
      say: [
        'It usually fades over days, and going over it keeps it fresh. Give it one fixed time, ten minutes with paper, and at other times tell yourself "later" and turn to what\'s in front of you. You\'ll have to do that many times.',
      ],
      item: 'lesson:why-your-brain-replays-it',
    },
    {
      like: [
        'i criticize myself worse than anyone',
        'i am my own worst critic',
        'nobody has to say anything i do it myself',
        'the voice in my head is the meanest',
      ],
      say: [
        "Then their remark gets help from inside, and it makes sense that it's so loud. Try this once: write down your own version and theirs, side by side. You answer only theirs. Yours was never said by anybody.",
      ],
    },
    {
      like: [
        "i'd rather avoid people who criticize",
        'i quit things before anyone can complain',
        "i don't show anyone what i do anymore",
        'i stopped trying so nobody can say anything',
      ],
      say: [
        'You can stay away from people who are cruel, and that is sound. If it has become everybody, it costs you a lot. Try showing one unfinished thing to one fair person, and ask for one remark. Then stop there.',
      ],
    },
    {
      like: [
        'what do i say back',
        'i never know how to react',
        'my mind goes blank when someone criticizes me',
        'i only think of an answer hours later',
      ],
      say: [
        `One sentence is enough: "Okay. Let me think about it." It fits fair and unfair criticism, and it buys you the hours in which your real answer turns up. Then you can go back with it.`,
      ],
    },
  ],
}
