import type { Conversation } from '../conversation.ts'

export const feedback: Conversation = {
  id: 'feedback',
  name: 'feedback on your work',
  tap: 'Feedback on my work',
  open: {
    say: [
      'Someone puts a word on your work, and it can sound like a word about you. Which word would be the hardest one?',
      'By the time other people say what they think, you have usually written a harsher version yourself. What does yours say?',
      'Being reviewed means keeping still while somebody talks about what you did. What are you most afraid to hear in it?',
    ],
    taps: ["I'm not good enough", 'I disappointed them', 'I might cry', 'I could lose this'],
  },
  openAfter: {
    say: [
      'One sentence of criticism can drown out a whole page of other things. What was said, in their words?',
      'You got the feedback, and it came home with you. Which part keeps coming back?',
    ],
  },
  glad: {
    say: [
      'Somebody looked at your work and saw something good in it. Enjoy that one.',
      "That's a good thing to be told about your work. Let it stay with you tonight.",
    ],
  },
  fear: {
    say: [
      "Part of you may be taking it this way: one weak point means the whole of you isn't good enough, and now it's official. Is that close?",
      "Maybe the fear is that they've seen what you've been trying to cover up, and that they'll look at you differently from here on. Is that it?",
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'ask one question about the feedback instead of apologizing',
    say: [
      "It works before and after: ask one question instead of defending or saying sorry. Ask what they'd change first. Write down what you think they'll say, then compare it with what they do say. Would you try that?",
      'Leave out the quick "sorry, I know." Hear it to the end, wait one breath, and ask for an example. If the talk is behind you, a message does it. See if the example is as bad as you expect. Would you do that?',
      "Choose one point, the vaguest or the one you dread, and ask one thing about it: what would better look like. No apology first. You'll have their picture next to yours. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
  },
  stepAfter: {
    step: 'write out what was said, and pick one thing from it',
    say: [
      'Write it down in their words. Mark each line as a fact, an opinion, or something you added yourself. Pick one thing to change and leave the rest for today. Fifteen minutes, then stop. Will you do that?',
      'Fifteen minutes on paper: what they said on the left, what you made of it on the right. Underline one thing to work on, or one to ask about. No answer to anyone before tomorrow. Would you try that?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'tell one person you trust about the feedback',
    say: [
      "Don't sit with it alone. Tell one person you trust what was said, or what you expect to be said, and ask what they hear in it. Someone who isn't stung hears it differently. Who would that be?",
      'Another way is to say it out loud once: "I have a review coming and I dread it," or "I got feedback and it stung." No solving. Is there somebody you could say that to?',
    ],
    taps: ["I'll try that", 'Still too big', 'Nobody I trust'],
  },
  smaller: {
    step: 'write down the one sentence that bothers you most',
    say: [
      'Two minutes with a pen. Write the one sentence that bothers you most, and under it who said it. If nobody has said it yet, write that. Then put it away. Could you do that?',
      'Take one sentence, not the whole thing. Write it exactly as it was said, or as you fear it will be said, and close the notebook. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      'Defending it or apologizing for it ends the talk before you learn anything, and your own version fills in the rest. Getting their exact words leaves less room for that.',
      'A vague sentence grows at night. One with an example has edges: you can change something about it, ask about it, or decide that you see it differently.',
    ],
  },
  lines: {
    say: [
      `You can answer without giving in and without fighting:\n"Thank you. I need a day to think about that."\n"Can you give me an example?"\n"What's the one thing you'd want me to change first?"`,
      `"That was hard to hear, and I'd like to understand it."\n"I see the first point. The second one I see differently."\n"What's working that I should keep doing?"\nOne of these is enough for one talk.`,
    ],
  },
  when: {
    say: [
      'Good. Not late at night, when everything sounds worse. Which day, and about when?',
      'Then give it one fixed spot, and the rest of the day is off. When would that be?',
    ],
    taps: ['Later today', 'Sometime tomorrow', 'When we talk', "I don't know yet"],
  },
  agreed: {
    say: [
      'Good. It may sting while you do it. Stinging does not mean that they are right about everything.',
      "That's enough for now. You're dealing with a piece of work, and a piece of work can be changed.",
    ],
  },
  didIt: {
    say: [
      'You went toward it instead of around it. What did you hear, compared with what you were sure it would be?',
      'That took something, with your own work on the table. What is different about it now?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'Staying in the room, or reading half the page, is part of it. What did you find in that part?',
      'You got some of the way with something most people put off. Where did it get too much?',
    ],
    taps: ['I apologized anyway', 'I read half', 'I got upset'],
  },
  didNot: {
    say: [
      'Then it lies there unopened or unasked, and that is all that has happened. Was it too big, or too soon?',
      'Fair. A person can need a few days before they look at something that hurts. Do you want a smaller piece, or a different one?',
    ],
    taps: ['Too big', 'Too soon', 'Something else'],
  },
  wentBadly: {
    say: [
      'That was hard to sit through. What did they say, in their words, before your own words got mixed in?',
      'Some feedback is badly given, and some is unfair, and it hurts either way. What happened in there?',
    ],
    taps: ['They were harsh', 'I cried', "It wasn't fair"],
  },
  distress: {
    say: [
      'Close the page, or leave the message unread. Put your feet flat and hold something with weight to it. Nothing has to be answered today. It will still be there tomorrow, and you may be steadier.',
      'Let it lie for now. Look around and find four things of one color. This is one opinion about some work you did. You can stop here.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there's the work you put in, and then there's what somebody else says about it. Go on.",
    'And the good parts, if there were any, do not stay in the ear as long. What else was in it?',
    "It matters who says it, too. What does this person's opinion mean to you?",
  ],
  reassure: [
    "I can't tell you what they think of you. Known is what's on the page or was said out loud. Guessed is what it means about you as a whole. One question to them would move something from guessed to known. Shall we word it?",
    'I have no way of knowing whether it is as bad as it feels. An opinion about a piece of work is one thing, and what they think of you is another, and you only have the first. Want to find out a little more?',
  ],
  answers: [
    {
      like: [
        'what if i cry',
        'i cried in my review',
        'i tear up when im criticized',
        'what if I break down in front of them',
      ],
      say: [
        'Then you say "give me a moment," and take it. Crying is something a body does when a thing matters. You can ask to go on, or to finish tomorrow. If it has happened already, no explanation is owed.',
      ],
    },
    {
      like: [
        "the feedback isn't fair",
        'they are wrong about me',
        "what if it's not true",
        'do i have to agree with it',
      ],
      say: [
        'You don\'t have to agree. You can say "I see that differently, and here\'s why," once, with one example. Wait a night first. Sometimes part of an unfair comment is true, and sometimes none of it is.',
      ],
    },
    {
      like: [
        'am i going to be fired',
        'what if this means im out',
        'will i lose my job after this review',
        'does a bad review mean the end',
      ],
      say: [
        'I can\'t know that. It\'s a fair thing to ask them straight: "How serious is this?" A bad point in a review and a job at risk are two different things, and they can tell you which it is.',
      ],
    },
    {
      like: [
        'they say i need to be more vocal',
        'the comment was quiet',
        'what does be more proactive mean',
        'i always get told to speak up more',
        'lacks confidence it says',
      ],
      say: [
        'It depends on what they meant, and such words are too vague to act on. Ask for one situation: "When would you have wanted me to say something?" Then you have a moment to try, instead of a trait to change.',
      ],
    },
    {
      like: [
        'how do i not get defensive',
        'i always explain myself too much',
        'i argue with every point',
        'i go straight into excuses',
      ],
      say: [
        'Write down what they say while they say it. It keeps your hands and mouth busy and gets you their words. Say "thank you, I\'ll think about it," and answer a day later, if at all.',
      ],
    },
    {
      like: ['should i apologize', 'do i say sorry', 'how do i make up for it', 'i want to write them a long apology'],
      say: [
        'Only if something was really harmed, and then once: "That was my mistake, I\'ll do it this way from now on." For work that could be better, no apology is needed. Changing one thing says more.',
      ],
    },
    {
      like: [
        'i only remember the bad part',
        'why cant i hear the good things',
        'nine good comments and i think of the one bad',
        "one sentence and i can't let go",
      ],
      say: [
        'Yes, that is how it works for most people: criticism sticks and praise slides off. Write out the good lines by hand, as exactly as the bad one, and read them in the same voice.',
      ],
    },
    {
      like: [
        'what do i say in my own review',
        'they want me to bring my thoughts',
        'how do I write a self assessment',
        'i dont know what to say about myself',
        'how do i prepare for my review',
      ],
      say: [
        "Three notes are enough: one thing that went well, with an example; one you would like to do better; one you need from them. You don't have to criticize yourself before they can.",
      ],
    },
    {
      like: [
        'they criticized me in front of everyone',
        'he told me off in front of the team',
        'everyone heard it',
        'humiliated in front of the others',
      ],
      say: [
        'That is worse than the same words in private, and you may say so: "I\'d like to hear that one to one next time." What the others thought you can\'t know. Some may have felt for you.',
      ],
    },
    {
      like: [
        'how do i ask what they meant',
        'can i ask for an example without sounding difficult',
        'is it ok to ask questions about it',
        'i didnt understand the comment',
      ],
      say: [
        'Yes, and it usually sounds like interest: "I want to get this right. Can you show me one place where you saw it?" If you can\'t say it, write it. One question, not five.',
      ],
    },
    {
      like: [
        'why am i so sensitive',
        'is it normal to think about it for days',
        'everyone else takes criticism fine',
        'it ruins my whole week',
      ],
      say: [
        "Yes, it's common to carry it for days, above all when you care about the work. Others may carry theirs home too, where you don't see it. Give it fifteen minutes a day on paper, and close the book in between.",
      ],
    },
    {
      like: [
        "i can't take compliments",
        'praise makes me uncomfortable',
        'they said something nice and i didnt know what to do',
        'what do i say when they praise me',
      ],
      say: [
        '"Thank you, I\'m glad you told me" is all of it. You don\'t have to believe it yet or give the credit away. Count to two before you say anything else, and leave out the "but."',
      ],
    },
    {
      like: [
        "i don't want to read it",
        'i havent opened the email with the comments',
        'too scared to look at my grade',
        'i keep avoiding the review document',
      ],
      say: [
        "You don't have to read it this minute. Pick a time in daylight, guess first what it says, and read it once, with something to do right after. Unread, it tends to say the worst thing you can think of.",
      ],
    },
    {
      like: [
        'what if they ask what i think',
        'what do i answer when they finish talking',
        'i go silent in feedback talks',
        'i never know what to say back',
      ],
      say: [
        'Then "I\'d like to think about it and come back to you" is a complete answer. If you want to give them something now, repeat the main point in your own words and ask if that is it.',
      ],
    },
  ],
}
