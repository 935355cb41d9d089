import type { Conversation } from '../../../conversation.ts'
import { sayingNoAnswers } from './saying-no-answers.ts'
import { sayingNoReplies } from './saying-no-replies.ts'

export const sayingNo: Conversation = {
  id: 'saying_no',
  name: 'saying no',
  tap: 'Saying no',
  open: {
    say: [
      'Somebody asks, and "sure" is out of your mouth before you have had time to think. What are you afraid would happen if you said no?',
      'A no takes one second to say, and the worry about what it does to people can take a week. Who is it hardest to say it to?',
      'Being the one people can count on is a good thing, until your own evenings are gone. When you picture yourself refusing, what do you see on their face?',
    ],
    taps: ["They'll be disappointed", "They'll get angry", 'I feel guilty'],
  },
  openAfter: {
    say: [
      "So somebody wanted something from you, and now it's on your mind. What did they ask, and what did you answer?",
      'Yes or no, some answers go on talking in your head afterward. Which part of this one keeps coming back?',
    ],
    taps: ['I said yes again', 'I said no', 'They reacted badly'],
  },
  glad: {
    say: [
      "You said it, and it's out in the world. Good. Enjoy the hours you kept for yourself.",
      "That's good. Somebody asked, and this time your own answer came out of your mouth.",
    ],
  },
  fear: {
    say: [
      "Maybe it's this: you say no, their face changes, and from then on you're selfish to them and they stop asking you for anything at all. Is that close?",
      `I'd guess that you see an argument coming: they ask "Why not?", your reasons run out, and in the end you say yes anyway and feel worse. Is that how it goes?`,
    ],
    taps: ["Yes, that's it", 'Partly', "It's more guilt"],
  },
  step: {
    say: [
      `Find one small request this week that you'd rather not do. Say "No, I can't this time," and stop. No reason, no "sorry," no offer to make up for it. Count to five in your head, and watch what they do. Would you try that?`,
      `The next time somebody asks for something, don't answer at once. Say "I'll tell you tomorrow." Then, tomorrow, one line: "I'm not going to do it." Write down beforehand how you think they'll take it. Would you be up for that?`,
      'Pick a no that can cost you little: an extra task, a sales call, a second helping. Say it in one sentence and leave out the explanation. Then see if the explanation was needed. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:ask-for-time-to-think',
    step: 'say one small no without a reason, and watch what they do',
  },
  stepAfter: {
    say: [
      `Write down, in ten minutes, what they asked, what you said and what they said. If you said yes and meant no, you may still change it: "I answered too fast. I can't after all." If you said no, leave it. Could you do that?`,
      `Two columns: what they really did after your answer, and what you think they thought. Only the first is known. The guilt may stay a day or so; it doesn't mean you did wrong. Then put the paper away. Would that help?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was asked and answered, change it if you need to, and leave it',
  },
  other: {
    say: [
      `Another way is half a yes: "I can do the first hour, not the whole day." You choose the part, and you say it first. It's honest, as long as you mean it. Is there a request you could cut down like that?`,
      `You could make a rule when nobody is asking, such as no calls after nine, or one favor a week. Then tell one person about it. Later you only have to say "I don't do that on weeknights." What would your rule be?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'agree to a part of it only, or make one rule and tell somebody about it',
  },
  smaller: {
    say: [
      `Do it in writing. Take one invitation or request on your phone and answer with one line: "Thanks for asking, I can't make it." Leave out the reason. Put the phone down for ten minutes after that. Could you do that?`,
      'Start where it hardly matters. In a store, when they ask "Anything else?" or "Do you have our card?", say "No, thank you" and look at them while you say it. Nothing more. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send or say one short no where little depends on it',
  },
  why: {
    say: [
      'Because every reason you give can be argued with, and each sorry says that you did something wrong. A short no ends sooner. And by watching what follows, you learn how people take it, instead of how you think they will.',
      "If you always say yes, you can't find out who would stay with a no. Some people hear a no and go on with their day. Some will push, and that's good to know about them.",
    ],
  },
  lines: {
    say: [
      `Short, and then silence:\n"No, I can't do that one."\n"Thanks for thinking of me. I'll pass."\n"Let me think about it. I'll tell you tomorrow."`,
      `When they push, or when you said yes too fast:\n"I understand, and the answer is still no."\n"I said yes too quickly. I can't do it after all."\n"Please don't. I don't like that."`,
    ],
  },
  when: {
    say: [
      'Good. Is there a request you already see coming, and on which day?',
      "Let's choose one now, so it doesn't catch you by surprise. Who will be asking, and when?",
    ],
    taps: ['Today', 'This week', 'The next request'],
  },
  agreed: {
    say: [
      "Then you know your sentence. It may feel rude to you. You can say no in a friendly voice, and it's still a no.",
      "Good, that's the one. If a yes slips out, you can still take it back an hour later. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You said no to a real person and lived with the pause. That was hard to do. What did they do, next to what you expected?',
      'Good, that was your own answer. And what happened in the minute after it?',
    ],
    taps: ['They were fine', 'They pushed', 'I felt guilty'],
  },
  partly: {
    say: [
      'You slowed it down, or said half of it, where there used to be only yes. Which part was your own?',
      'Some no is in there, and that counts. At what point did the explaining start?',
    ],
    taps: ['I gave reasons', 'I bought time', 'I gave in later'],
  },
  didNot: {
    say: [
      'All right. The habit of saying yes is fast. Did you notice it before you said it, or after?',
      'Then there will be another request; there always is. What made this one so hard to refuse?',
    ],
    taps: ['It was too big', 'I noticed after', 'Nobody asked'],
  },
  wentBadly: {
    say: [
      "That's the reaction you were dreading, and it's no fun to stand in. What did they say, word for word if you can?",
      "You did a hard thing and got this for it. I'd like to know how it went. What came right after your no?",
    ],
    taps: ['They got angry', 'They kept pushing', 'I took it back'],
  },
  distress: {
    say: [
      'Nobody gets an answer right now. Put the phone face down, feet on the floor, and look around the room. "Not today" can be said tomorrow. If the person frightens you, go where you are safe first.',
      "Slow down. Hold on to the edge of the table or the chair for a moment. The request can wait. It's only a request. You can stop here and come back when it's quieter.",
    ],
    item: 'technique:power-breathing',
  },
  hear: [
    "So you know what you want, and the word won't come out when they look at you. What do you say instead?",
    "You've been saying yes to that for some time, I take it. What has it cost you so far?",
    'That gives me a clearer picture. What makes this person harder to refuse than others?',
  ],
  reassure: [
    "I can't know how they'll take it. Known: what they asked. Guessed: that they'll be angry or think less of you. A small no to somebody safer would show you one real reaction. Want to choose one?",
    "It's possible that somebody will be disappointed; no wording rules that out. People can be disappointed and still like you, and you can be friendly meanwhile. Would you like to find a no that is small enough to test?",
  ],
  answers: [...sayingNoAnswers, ...sayingNoReplies],
}
