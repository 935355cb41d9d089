import type { Conversation } from '../../../conversation.ts'
import { interviewAnswers } from './interview-answers.ts'
import { interviewReplies } from './interview-replies.ts'

export const interview: Conversation = {
  id: 'interview',
  name: 'an interview',
  tap: 'An interview',
  open: {
    say: [
      'Strangers get to ask the questions, and in under an hour they decide something about you. Which question or moment are you dreading?',
      'Something you want or need depends on it, so every sentence can feel like a test. What do you expect will go wrong?',
      "They look at you, they write things down, and you don't see what. What do you imagine they'd be writing?",
    ],
    taps: ['I go blank', 'The first question', 'I look nervous', "I'm not good enough"],
  },
  openAfter: {
    say: [
      "Now it's out of your hands, and the mind goes back in to fix the answers. Which one does it keep going back to?",
      'The waiting afterward leaves a lot of room for guessing. What did they actually say, up to the goodbye?',
    ],
  },
  glad: {
    say: [
      "That's good news, and you were the one in the chair.",
      'Very good. Have an evening in which nobody asks you about your strengths.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting one question you can't answer, a long silence, and then them deciding you were never good enough. Is that close?",
      "My guess: you expect them to see how nervous you are, and to take it as proof that you can't do it. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'answer three interview questions out loud, once each, without notes',
    say: [
      "Have someone ask you three ordinary questions, or pick them off a list, and answer out loud, once each, without notes. Guess first where you'll freeze, and see where you really do. Would you try it this week?",
      'Answers learned by heart break when the question comes in other words. So take three questions and answer each out loud in whatever words turn up. One take. Let a pause be a pause. Could you do that before the day?',
      'Before the real one, do three questions out loud, one take each, and make one of them a question you can\'t answer well. Say "let me think," and then do think. See how bad the pause is. Would you try that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
  },
  stepAfter: {
    step: 'write down the interview once, facts apart from guesses',
    say: [
      'Write it down once, for ten minutes: their questions, your answers, what they said at the end. Guesses get a page of their own. If you left out something that matters, put it in a short thank-you note. Will you do that?',
      "Sort it: what they asked and when they'll decide is known. What they thought is a guess until they tell you. Put both on paper, then pick something to do with your hands when the guessing starts. Would you try that?",
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'find two things you want to know from them, and ask',
    say: [
      "Turn the tables for a moment. You're also finding out whether you want to be there. Write down two things you really want to know from them, and ask both. What would the first one be?",
      'Give yourself a job in that room besides being judged: find out two things you would need to know about them. Write those down instead of model answers. Would that make it any different for you?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'answer one question out loud, alone, for two minutes',
    say: [
      'One question, alone, two minutes: tell us about yourself. Answer it out loud once, badly if need be, without writing it down first. Is that small enough?',
      "Three plain sentences, out loud, with nobody there: what you've done, what you do now, what you'd like next. One time through and you're finished. Could you do it today?",
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      "Polishing every answer keeps alive the idea that only a perfect one will do. Trying it rough shows you how you manage when it isn't perfect, and that's what the real thing asks of you.",
      'The fear says that one pause or one plain answer will sink you. Once you have tried it out in a small way, you can spend the hour listening instead of guarding against it.',
    ],
  },
  lines: {
    say: [
      `For the hard moments:\n"Let me think about that for a moment."\n"I haven't done that yet. The closest I've done is this."\n"I'm a little nervous, because I'd like this to work out."`,
      `"Could you ask that another way? I want to answer the right question."\n"Can I go back to something I said earlier?"\n"What would a good first month look like to you?"\nThe last one is for when they ask if you have questions.`,
    ],
  },
  when: {
    say: [
      'Good. A plan with a place in it is more likely to happen. Which day works for you?',
      "Then let's give it a time, so it doesn't turn into something you owe yourself all week. When?",
    ],
    taps: ['Later today', 'Sometime tomorrow', 'Before the interview', "I don't know yet"],
  },
  agreed: {
    say: [
      "Settled. Once you've done it, close the notes and do something that has nothing to do with it.",
      "Good. Whatever they decide in the end, this part is yours, and you'll know something you don't know now.",
    ],
  },
  didIt: {
    say: [
      'You let people question you and you answered. What happened with the thing you were most afraid of?',
      'That took courage, whatever comes of it. Where did it differ from what you had pictured?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'One question answered out loud is one more than silence gives you. What did you notice in the part you did?',
      "Good, there's a beginning. Did you stop because it got too much, or because the day did?",
    ],
    taps: ['It got too much', 'No time left', 'I did one'],
  },
  didNot: {
    say: [
      "Then it's undone, and that's all it is. Hearing yourself answer questions is an odd thing to volunteer for. What got in the way?",
      'All right. Maybe it was too much to ask of one evening. Should we cut it down, or come at it another way?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      "That's a long trip home, after all that getting ready. Which moment was it?",
      "Some interviews do go badly, and it's painful when you wanted it. What happened, as one of the people across from you would tell it?",
    ],
    taps: ['I went blank', 'They seemed cold', 'I said it wrong'],
  },
  distress: {
    say: [
      "Put down the notes. Sit with your back against something and press your feet into the floor. Name five things you can see. More preparing won't help in the next ten minutes.",
      "One thing at a time. Loosen your jaw and your hands, and look at something green or far away. If it's minutes away, you only need hello and your name. If it isn't today, stop here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there is the interview, and then there's everything that depends on it. What depends on it for you?",
    "And you're meant to say good things about yourself to strangers, which hardly anyone was taught. Go on.",
    "Being looked over like that would wear anyone down, more so if it isn't the first time. What else is in it?",
  ],
  reassure: [
    "How they'll decide, nobody can tell you yet. Known: people who interview see nervous people all the time, and you can pause and go on. Guessed: that nerves would settle it. Want to try out what a pause does?",
    "Any promise from me would be made up. You could do well and get a no, or stumble and get a yes. What you can find out beforehand is how you answer when you're nervous. Want to test that part?",
  ],
  answers: [...interviewAnswers, ...interviewReplies],
}
