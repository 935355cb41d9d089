import type { Conversation } from '../../../conversation.ts'
import { stammerAnswers } from './stammer-answers.ts'
import { stammerReplies } from './stammer-replies.ts'

export const stammer: Conversation = {
  id: 'stammer',
  name: 'stuttering or getting stuck on words',
  tap: 'Stuttering',
  open: {
    say: [
      "You know exactly what you want to say, and then it won't come out while somebody is waiting. When you feel a block coming, what do you think the other person will do?",
      "With a stutter you're often two sentences ahead, looking for the word that might catch. Which moments are hardest: your name, the phone, or people finishing it for you?",
      'Getting stuck takes a second or two, and those seconds can feel very public. What do you expect people make of them?',
    ],
    taps: ["They'll laugh", 'They finish my words', 'Saying my name', 'I stay silent'],
  },
  openAfter: {
    say: [
      'So a word stuck, and somebody was there to hear it. What did they actually do while you were in it?',
      'After a hard block, the rest of the conversation tends to disappear behind it. Which part of it stays with you?',
    ],
    taps: ['They looked away', 'They finished it', 'Somebody laughed', 'I gave up'],
  },
  glad: {
    say: [
      "That's good news. You said what you wanted to say, in your own time.",
      'Good. Somebody got your words and your voice, the way you talk. Keep that one.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll lose patience, or take you for nervous or slow, and stop listening to what you mean. Is that close?",
      "Maybe the expectation is that the block will never end, and you'll stand there with your mouth open while they look at each other. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "In one conversation this week, say the word you'd normally swap for a safer one. If it sticks, stay with it until it's out, and keep looking at the person. Guess beforehand what they'll do. Would you try that once?",
      'Pick a short exchange: an order, a greeting, a question to somebody you half know. Go in without planning which words to avoid. Afterward note what they did while you were stuck, if you were. Would you be up for that?',
      "Say one thing in the next few days that you usually keep to yourself because of a hard sound. Stuttering on it is allowed; that's the test. See if they wait. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'say the word you meant instead of a safer one, and see what the listener does',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper: what you said, what they said, what they did. What they thought about it is a guess, so it gets its own line. A stutter is nothing to apologize for. Then stop. Could you do that?',
      "If something you wanted to say got lost, it's not too late: one message or one sentence tomorrow, with the part that was missing. That takes care of what you can change. Is there something like that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened, and send on what you did not get to say',
  },
  other: {
    say: [
      `Some people prefer to say it up front: "I stutter, so some words take me longer. I'll get there." After that there's nothing left to hide. Is there somebody you could say that to?`,
      'A different route is company. There are groups, in towns and online, where everyone in the room stutters and nobody is in a hurry. You can go and only listen. Would you look one up?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that you stutter, or look up a group of people who do',
  },
  smaller: {
    say: [
      'Alone, for two minutes: say out loud the words you usually avoid. Your name, a street, whatever it is. If one sticks, let it stick and let it finish. Could you do that today?',
      "Choose the person it's least hard to stutter with, and say a word you'd usually swap for another. One word, one time. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say one word you usually avoid, alone or with somebody safe',
  },
  why: {
    say: [
      'Because swapping words works, and so it teaches you that the real word would have been a disaster. You never get to see it. Saying it once gives you something to compare with the guess.',
      "Because pushing a stutter down usually adds tension, and tension makes blocks harder. Letting one happen, with someone there, takes some of the fight out. It's about saying what you want, not about saying it smoothly.",
    ],
  },
  lines: {
    say: [
      `For the listener, at the start or in the middle:\n"I stutter. Give me a second, I'll get there."\n"Please let me finish the word myself."\n"You don't have to help. Waiting is good."`,
      `On the phone, and when somebody comments:\n"I have a stutter, so there may be pauses. I'm still here."\n"I'm not nervous. That's how I talk."\n"Yes, I stutter. So, about Thursday."`,
    ],
  },
  when: {
    say: [
      'Good. Which word, or which conversation, and on what day?',
      'It helps to know where. Is there a moment coming up this week that would fit?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "That's agreed. Stuttered or smooth makes no difference to this plan. What counts is that you say it.",
      "Okay, you have it. Take all the seconds you need for it. I'll ask you afterward.",
    ],
  },
  didIt: {
    say: [
      'You said the word you meant. That took nerve, however long it took. What did the other person do?',
      'That counts, blocks included. What turned out differently from what you had expected?',
    ],
    taps: ['They waited', 'They finished it', 'It was less bad'],
  },
  partly: {
    say: [
      'You stayed in it for part of the way, and that part is real. What was it that made you switch?',
      'Some of it got said the way you wanted. Which part was that?',
    ],
    taps: ['I swapped a word', 'I got stuck, stopped', 'They jumped in'],
  },
  didNot: {
    say: [
      'All right. Habits around a stutter are fast, often faster than a plan. Did you swap without noticing, or did you decide to?',
      "Nothing's lost; you'll talk again tomorrow. What got in the way?",
    ],
    taps: ['It was too big', 'I kept quiet', 'A bad speech day'],
  },
  wentBadly: {
    say: [
      "That hurts. You had something to say, and that's what you got back. What did they actually do?",
      'That one was rough. Some days are, and some people are. Do you want to tell me how it went, from the start?',
    ],
    taps: ['They laughed', 'They walked off', 'I could not speak', 'They mocked me'],
  },
  distress: {
    say: [
      'No talking needed right now. Let your jaw hang loose, put your feet down flat, and look at one thing in the room for a while. Typing is fine, and so is stopping.',
      'Take your time; nobody is waiting here. Feel the weight of your hands on your legs. You can leave the conversation you were in and come back to it by message, or not at all.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there is the getting stuck, and then there's all the work of keeping it from being heard. Which of them tires you more?",
    'Thanks for telling me. Who is it hardest with?',
    "That's a lot of planning for one sentence. What do you end up not saying because of it?",
  ],
  reassure: [
    "I can't tell you what they thought, and I can't promise the next one will wait. Known: what they did with their face and their words. The rest is a guess. Want to find a short conversation to check it in?",
    "A few people will be impatient; that's true. Others wait, and from here nobody can say which you'll get. You'd find out by stuttering in front of one. Want to choose which one?",
  ],
  answers: [...stammerAnswers, ...stammerReplies],
}
