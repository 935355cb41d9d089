import type { Conversation } from '../../../conversation.ts'
import { criticismAnswers } from './criticism-answers.ts'
import { criticismReplies } from './criticism-replies.ts'

export const criticism: Conversation = {
  id: 'criticism',
  name: 'being criticized',
  tap: 'Being criticized',
  open: {
    say: [
      "When somebody criticizes you, it's hard to hear what they're saying, because part of you is already busy with what it means about you. What are you afraid it would mean?",
      'Criticism can come from anywhere, so you end up half on guard with everybody. Whose criticism do you dread most?',
      'A critical remark is over in seconds, and you still have to stand there and look normal. Which part is worst for you: hearing it, answering it, or the hours after?',
    ],
    taps: ['Hearing it', 'Having to answer', 'The hours after'],
  },
  openAfter: {
    say: [
      "So somebody said it to you, and you've been carrying it around since. What were their words, as close as you can remember them?",
      'A remark like that can push everything else out of the day. Which part of it keeps coming back: the words, the tone, or who was listening?',
    ],
    taps: ['The words', 'The tone', 'Others heard it', 'They may be right'],
  },
  glad: {
    say: [
      "You heard something critical and you were still standing afterward. That's good to hear.",
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
      `Here's an experiment. Ask one person this week for one small criticism: "Is there something I could do differently here?" Write down beforehand what you think they'll say, and compare. Would you be up for that?`,
      'When the next critical remark comes, repeat it back in your own words before you answer: "So the part that bothered you is this." No defending yet. Then notice what they do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'ask one question about a criticism before you apologize or explain',
  },
  stepAfter: {
    say: [
      "Take fifteen minutes and a sheet of paper. Write what they said, word for word. Under it, what's true in it, what's only their taste, and what you added. If there's something true, pick one thing to put right. Then put the sheet away. Would you do that?",
      'Give it ten minutes with a timer. Write down the sentence they said and then the sentence it has turned into in your head. Look at the difference. If you owe somebody something, do that one thing tomorrow. Could you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'write down what they really said and sort out what is true in it',
  },
  other: {
    say: [
      'Another way is to take your time. You don\'t have to answer criticism on the spot. You say "Let me think about that," and you come back to it when you do know what you think. Would that work better for you?',
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
      "Because apologizing fast ends the conversation before you know what they meant. Then your head fills in the rest, and it's rarely generous. One question gets you their version, which you can do something with.",
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
      'Okay. Who will you try it with first, and when do you see that person next?',
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
      'You stayed in it when everything in you wanted to get out. That was hard to do. How did it compare with what you had expected?',
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
      'Being criticized and then watching the conversation go wrong is a lot for one day. What happened, from the first sentence on?',
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
    "So there is what was said, and there's the way it was said. Which of the two hurts more?",
    "It also matters who says it. What does this person's opinion decide in your life?",
    'I see. And what do you usually do in that second: explain, agree, go quiet, or hit back?',
  ],
  reassure: [
    "I can't tell you what they think of you; only they know. What's known is the sentence they said. That it covers all of you is a guess. You could ask them one question about it and find out more. Want help with the wording?",
    'Nobody can promise that they have forgotten it or that it meant nothing. You can look at how they treat you over the next few days, and compare that with what you expect now. Would you like to write the expectation down?',
  ],
  answers: [...criticismAnswers, ...criticismReplies],
}
