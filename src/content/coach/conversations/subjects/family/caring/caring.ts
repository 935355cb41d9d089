import type { Conversation } from '../../../conversation.ts'
import { caringAnswers } from './caring-answers.ts'
import { caringReplies } from './caring-replies.ts'

export const caring: Conversation = {
  id: 'caring',
  name: 'caring for someone',
  tap: 'Caring for someone',
  open: {
    say: [
      'When you look after somebody, your own life gets the minutes that are left over. What has become hardest: asking people for help, seeing anybody at all, or what they say when you do?',
      'People ask how the one you care for is doing, and they may forget to ask about you. What do you think would happen if you told somebody how it really is?',
      "You're needed all day, and it can still be a very lonely job. When you think of calling on somebody, what stops you?",
    ],
    taps: ["I'd be a burden", "They wouldn't understand", "I can't leave them"],
  },
  openAfter: {
    say: [
      "So something happened, on top of all you're doing already. What was it, from the beginning?",
      "A remark, a look, a bad hour: when you're tired, it goes in deeper. Which part keeps coming back?",
    ],
    taps: ['A remark by family', 'I lost my temper', 'A hard day'],
  },
  glad: {
    say: [
      'Good. There was something in the day for you too. You can keep that.',
      "That's a good piece of news in a life with a lot of duty in it. Have it for a while before the next thing calls.",
    ],
  },
  fear: {
    say: [
      "It may be that you expect a pause and then an excuse when you ask, and then you'd feel you had asked too much. Is that close?",
      "My guess: you expect people to think it's your duty and you're complaining. Or you expect that they've moved on without you. Is either of those near it?",
    ],
    taps: ["Yes, that's it", 'A bit of both', 'Not really'],
  },
  step: {
    say: [
      `Ask one person for one exact thing with a time on it: "Could you sit here on Thursday from two to three?" Leave out "only if you can" and the long reason. Write down first what you think they'll say. Would you try that this week?`,
      `When somebody says "Let me know if you need anything," answer them this time instead of saying you're fine: name one errand, one meal or one hour. Guess beforehand how they'll react. Could you do that in the next few days?`,
      'Think of one person who has offered, even long ago. Send them one request that fits into an hour and has a day on it. Then leave the answer to them, without taking it back. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask one person for one exact thing, with a day and a time',
  },
  stepAfter: {
    say: [
      `Write it down in five lines: what was said or done, and by whom. Next to it, how much sleep you had. If you were sharp with somebody, one sentence puts it right: "I was worn out. I'm sorry." After that, rest. Could you do that?`,
      "Ten minutes for it, and no more; you have none to spare. Write down what happened, and next to it what your tiredness adds. If there's one thing to make up for or to ask, write that down for tomorrow. Would that work?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'give it ten minutes on paper, repair one thing if there is one, and then rest',
  },
  other: {
    say: [
      `You could let people come to you, with the house as it is. Warn them in a sentence: "It's a bit of a mess, and I may have to jump up. Come anyway." Then half an hour of company. Is there somebody you could let in?`,
      "You could also look for people who are in it too: a caregivers' group, online or at a hospital or place of worship, or a helpline for caregivers. There you can skip the explaining, and listening is enough at first. Would you look for one?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'let one person into the house as it is, or find others who care for somebody',
  },
  smaller: {
    say: [
      `Next time somebody asks how you are, give one true sentence instead of "fine." For instance: "Tired. It was a long night." You can stop there. Does that sound possible?`,
      `Send one short text to somebody you have lost sight of: "I'm in the thick of it here, but I thought of you." It asks for nothing. Two minutes, while something is on the stove or somebody sleeps. Could you send it?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say or text one true sentence about how you are',
  },
  why: {
    say: [
      `Because "I'm fine" works so well that people believe it. Many of them don't know what to offer, and a clear request gives them something they can do. Some will say no. Then you know, and you can ask the next one.`,
      "Because you can't do this for long on nothing. One hour of help won't fix it, but it shows you if the answer you dread is the one you get.",
    ],
  },
  lines: {
    say: [
      `For asking, with a time in it:\n"I need two hours on Saturday. Could you be here from ten to twelve?"\n"What would help most is a meal on Wednesday."\n"I don't need advice right now. I need somebody to take a turn."`,
      `For people who ask, or tell you how to do it:\n"Honestly, I'm worn out. Thanks for asking."\n"You're welcome to come for a day and see how it goes here."\n"It's hard to explain. Tell me about your week instead."`,
    ],
  },
  when: {
    say: [
      'Good. Who is it going to be, and when in the day do you have two minutes for it?',
      'Then put it next to something you do anyway, like the first coffee or the last check at night. When would it fit?',
    ],
    taps: ['Today', 'Tomorrow', 'When they sleep'],
  },
  agreed: {
    say: [
      "That's one thing, and it's for you. If the day turns upside down, as days like yours do, it moves to the next one.",
      "Settled. One request is a fair thing to make, with all you do. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You asked, with everything else you have to do. That took nerve. What did they answer, compared with what you expected?',
      "Good. You said how it is, to a real person. What came back that you hadn't counted on?",
    ],
    taps: ['They said yes', 'They said no', "I'm still waiting"],
  },
  partly: {
    say: [
      'You started it, and in your week that counts for a lot. What got in between?',
      'Some of it is out. Which part did you swallow?',
    ],
    taps: ['I hinted at it', 'I took it back', 'I was called away'],
  },
  didNot: {
    say: [
      'All right. Some weeks there is nothing left for anything more. Was it the time, or was it the asking?',
      'Then not this week, and nobody is keeping score. What did the days look like?',
    ],
    taps: ['No time', 'Asking is hard', 'A crisis came up'],
  },
  wentBadly: {
    say: [
      "That's hard to take, when you ask for so little. What did they say, in their words?",
      'You had little strength to spare, and then this. Tell me in order what happened. What came first?',
    ],
    taps: ['They said no', 'They judged me', 'I broke down'],
  },
  distress: {
    say: [
      "If they're safe for two minutes, go to the window. Hold something solid and feel its weight. Nothing else for now. If you fear you might hurt them or yourself, call for help.",
      'Slow down. Sit, both feet on the floor, something cool in your hands. The list can wait a moment. One thing only: is there a person or a helpline you could call tonight?',
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    "That's a lot to hold by yourself, day after day. Who knows about it, the way you've told it to me now?",
    "So there is the work, and there's what it does to you, and the second part you carry alone. Which of them was heavier this week?",
    'I can see how little room that leaves. When did you last sit with somebody and talk about something else?',
  ],
  reassure: [
    "I can't tell you that they'd say yes, or that you're doing enough. Known: you're there, day after day. Guessed: that asking would make you a burden. Would you want to test that guess with one small request?",
    `Nobody does this without mistakes, and I can't judge yours from here. A nurse or doctor can tell you if the care is right. What people think of you is a guess. Want to look at one you could check?`,
  ],
  answers: [...caringAnswers, ...caringReplies],
}
