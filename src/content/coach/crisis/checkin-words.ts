import type { Pool, Question } from './parts.ts'

/** A short stop before the coaching goes on. {line} names a free line for the country. */
export type CheckIn = {
  words: Pool
  /** Only where the message left it open; then the reply asks this and nothing else. */
  question?: Question
  options?: readonly string[]
}

const past: CheckIn = {
  words: {
    name: 'checkin.past',
    sentences: [
      'You mention a very dark time. If any of it is near you now, say so and we start there. {line}.',
      'That was a lot to live through. Should it come back, tonight or later, tell me before anything else. {line}.',
      'You have been further down than most people know. If it pulls at you again, say the word. {line}.',
    ],
  },
}

const denied: CheckIn = {
  words: {
    name: 'checkin.denied',
    sentences: [
      'Good to know that you are not in danger. If that changes, even a little, tell me first. {line}.',
      'I take you at your word. Should it get heavier, say so here, and keep this: {line}.',
      'Noted, and we can go on. In case a night is worse than this one: {line}.',
    ],
  },
}

const unclear: CheckIn = {
  words: {
    name: 'checkin.unclear',
    sentences: [
      'That could be about this situation, or about being alive at all, and I would rather ask than guess. {line}, whichever it is.',
      'Some people write that about a bad evening, and some about everything. Both are fine to say here. {line}.',
      'Before anything else, one plain question, because those words can mean a lot. {line}, in any case.',
    ],
  },
  question: { text: 'Have you been thinking about dying or hurting yourself?', yesMeans: 'danger' },
  options: ['I mean this situation', 'I think about dying sometimes', "I'm not sure what I mean"],
}

const aboutUs: CheckIn = {
  words: {
    name: 'checkin.about',
    sentences: [
      'If you tell me you want to die, I show you people to reach in your country and keep talking with you. I cannot call anyone for you, and this chat is stored with your account. {line}.',
      'What happens is this: you see lines for your country, and we make the next hour safer together. I am a program and cannot send help. {line}.',
    ],
  },
  question: { text: 'Are you asking because of how you feel today?', yesMeans: 'danger' },
  options: ['I think about dying sometimes', "I'm asking out of interest", "I'd rather not say"],
}

const bereaved: CheckIn = {
  words: {
    name: 'checkin.bereaved',
    sentences: [
      'That is a loss that makes ordinary rooms strange. If it ever brings thoughts of dying to you as well, say so here. {line}.',
      'Losing somebody that way leaves questions nobody can answer at a party. Should it weigh on your own life, tell me. {line}.',
    ],
  },
}

const hurtBefore: CheckIn = {
  words: {
    name: 'checkin.hurt',
    sentences: [
      'What was done to you then was wrong, and it makes sense that your body remembers. If somebody is hurting you now, say so and we start there. {line}.',
      'You learned to be careful for a reason. If you are not safe with somebody today, tell me first. {line}.',
    ],
  },
}

const eatingBefore: CheckIn = {
  words: {
    name: 'checkin.eating',
    sentences: [
      'Food has been a battle for you. If it is one again these weeks, a doctor should know, and you can say it here. {line}.',
      'Eating around people is harder with that behind you. Should the old habits be back, tell me before we plan anything. {line}.',
    ],
  },
}

const bodySignal: CheckIn = {
  words: {
    name: 'checkin.body',
    sentences: [
      'Nerves can do that, and so can other things. If it is new, have a doctor look at it today. If it is strong, spreads to an arm or the jaw, or you faint, call {number}.',
      "Worth a doctor's look, so that you know it is nerves. If it gets strong, spreads, or you pass out, call {number}.",
    ],
  },
}

const anger: CheckIn = {
  words: {
    name: 'checkin.anger',
    sentences: [
      'Rage like that usually has a reason, and a thought is not a deed. I would rather ask once. {line}, if it gets too loud.',
      'Thoughts like that can scare the person who has them. Having one does not make you dangerous. {line}, if you want a person for it.',
    ],
  },
  question: { text: 'Do you feel close to hurting somebody?', yesMeans: 'danger' },
  options: ['I might hurt someone', "I'm angry, and that's all", "I'm not sure"],
}

export const checkIns = {
  past,
  denied,
  unclear,
  aboutUs,
  bereaved,
  hurtBefore,
  eatingBefore,
  bodySignal,
  anger,
} as const satisfies Record<string, CheckIn>
