import type { Conversation } from '../../../conversation.ts'
import { reassuranceAnswers } from './reassurance-answers.ts'
import { reassuranceReplies } from './reassurance-replies.ts'

export const reassurance: Conversation = {
  id: 'reassurance',
  name: 'needing to hear that it was fine',
  tap: 'Needing to hear it was fine',
  open: {
    say: [
      "Not knowing what somebody thinks of you can be harder to sit with than bad news. If nobody told you it was fine, what do you think you'd find out?",
      "You ask, they say it was fine, and for a few minutes it is. Then the doubt starts over. What's the thing you most want to be told?",
      "It's tiring to need an answer from somebody before you can put a thing down. What are you afraid is true, if nobody says it isn't?",
    ],
    taps: ["That they're mad", 'That I was weird', "I can't stand not knowing"],
  },
  openAfter: {
    say: [
      'So you asked, or you came close to asking. How long did the answer hold?',
      "Something happened, and you've been wanting somebody to say it was all right. What was it, as plainly as you can put it?",
    ],
    taps: ['It held ten minutes', 'They got annoyed', "I haven't asked yet"],
  },
  glad: {
    say: [
      "You let a question go unasked, or you believed the answer the first time. Either way, that's good news.",
      'Good. A doubt came and you had your day anyway.',
    ],
  },
  fear: {
    say: [
      "It could be that you expect people to be upset with you and hide it, and that if you don't check, you'll lose them without noticing. Is that close?",
      "Maybe the guess is about you: that if nobody calms it down, the doubt will keep growing until you can't do anything else. Is that nearer?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Next time you want to ask "was that okay?", wait thirty minutes by the clock. Write down how strong the urge is, from nothing to unbearable. Do something else and write it down again at the end. Then you decide. Would you try that once?',
      'Choose one thing this week that you leave unasked: one message you send without "does that sound all right?", one visit with no check afterward. Note what you expect to happen because of it. Would you take that on?',
      `Ask once, and let the first answer stand. When the urge comes to ask again, or to ask somebody else, say to yourself "I've had my answer," and see what the doubt does by evening. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'wait thirty minutes before asking if it was fine, and see what the urge does',
  },
  stepAfter: {
    say: [
      "Ten minutes, on paper. First what they said and did, as anybody in the room could have heard it. Then what you are adding. If there's a real hurt in the first part, one sorry is due. If not, you're done for today. Could you do that?",
      'Write the answer you already got, word for word, with the day on it. When the doubt asks again, read it once and put it down. No second person, no second question until tomorrow. Would you try it?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was really said and leave it unasked until tomorrow',
  },
  other: {
    say: [
      'You could let the person you ask most in on it. Something like: "When I ask if it was okay, you can say: you\'ve asked me that one already." They stop being the judge, and you get somebody on your side. Who would that be?',
      'A different way is to answer the doubt with "maybe." Maybe they minded, maybe not. Don\'t solve it; go on with what your hands are doing while it stays open. Could you try that for one small doubt today?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell the person you ask most, or answer one small doubt with "maybe"',
  },
  smaller: {
    say: [
      'Start with two minutes. When you want to ask or check, put the phone face down, feel your feet on the floor and wait until two minutes are over. After that you may ask. Can you see yourself doing that?',
      'Take a doubt that barely matters: a word in a message, a look from somebody at the register. Leave that one open until you go to sleep. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait two minutes before asking, or leave one tiny doubt open for a day',
  },
  why: {
    say: [
      'Because each "it was fine" teaches your head that it needed one. The calm is real but short, and the next doubt comes sooner. Waiting shows you something an answer can\'t: the urge goes down by itself.',
      "Because nobody can give you what you're really asking for. They can tell you what they think right now, and you'll wonder if they meant it. What does grow with practice is being able to go on without knowing.",
    ],
  },
  lines: {
    say: [
      `For somebody you ask a lot:\n"I'm trying to ask less often whether things were okay. You can tell me I've asked already."\n"I don't need you to say it was fine. Sit with me for a minute."`,
      `For your own head:\n"Maybe it bothered them. I can live with maybe until tomorrow."\n"I've had my answer. I'm not asking twice."\n"If they're upset, they can tell me."`,
    ],
  },
  when: {
    say: [
      'Good. When will you most likely want to ask next?',
      'Then pick the first chance. Is it today, or the next time the doubt turns up?',
    ],
    taps: ['Today', 'Next time I doubt', 'This week'],
  },
  agreed: {
    say: [
      "Good. The urge will feel urgent when it comes, and it's allowed to. You wait it out and see what it does.",
      "That's the plan. If you end up asking anyway, you'll still have learned when it's strongest. I'll ask how it went, not if it was right.",
    ],
  },
  didIt: {
    say: [
      "You left a question unasked, and that's hard to do with a doubt in your ear. What did the doubt do over time?",
      'So you waited. What happened, compared with what you thought not knowing would be like?',
    ],
    taps: ['It faded', 'It stayed strong', 'Nothing bad happened'],
  },
  partly: {
    say: [
      'You waited for some of it, and that part was real practice. What tipped you into asking?',
      'Asking later than usual counts. How long did you hold it?',
    ],
    taps: ['I asked anyway', 'A few minutes', 'I checked my phone'],
  },
  didNot: {
    say: [
      'All right. The urge can get you before you think of a plan. Was it the wait that was too long, or the thing that mattered too much?',
      "That's useful to know too. What was it about, when you did ask?",
    ],
    taps: ['Wait too long', 'It mattered too much', 'I forgot'],
  },
  wentBadly: {
    say: [
      'That sounds rough, most of all if the person you turned to got impatient. What did they say?',
      "So the not knowing got very loud. I'm sorry. What happened while you were waiting?",
    ],
    taps: ['They got annoyed', 'They really were upset', 'I fell apart'],
  },
  distress: {
    say: [
      'We can leave the question open for now. Press your palms together for ten seconds, let go, and notice the warmth. Nothing has to be known in the next hour. You can stop here.',
      'Put the phone on a table, away from your hand, and look at something far off. This is a doubt, and a doubt can feel like an emergency. You may rest before you do anything about it.',
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    'So the doubt needs an answer from outside. Whose answer counts the most for you?',
    "I see. What do you do when there's nobody to ask: check messages, go over it, search for it?",
    'Thanks for putting it plainly. If you had to bet, how long would the next "it\'s fine" last?',
  ],
  reassure: [
    "I could say it was fine, and in ten minutes you'd have to wonder what a program knows. I wasn't there. What you know is what they said and did. The rest is open. Could you leave it open for thirty minutes and see?",
    "That's the one thing I'd rather not give you, because it wears off and leaves you needing more. What's known here is what you saw and heard. Should we pick one doubt to leave alone today?",
  ],
  answers: [...reassuranceAnswers, ...reassuranceReplies],
}
