import type { Pool, TopicWords } from './parts.ts'
import { people, safetyOptions, safetyQuestions, steadyingSteps } from './shared-words.ts'

/** For the moment of greatest danger: away from the means, and no word about which. */
export const distance: Pool = {
  name: 'distance',
  sentences: [
    'Put distance between you and anything you could use to hurt yourself: another room, another floor, or out of the door.',
    'Give it to somebody, lock it away, or leave it behind and close the door after you.',
    'If you are somewhere high or near traffic, step back and sit down on the ground.',
    'Walk to where other people are, even if that is a shop or a lobby. Leave it where it is.',
    "Ask somebody to take it out of the house tonight. They don't need the whole story first.",
    'Move your body away from it now, and let the next thought come in another place.',
  ],
}

export const suicideWords: TopicWords = {
  acknowledge: {
    name: 'suicide.acknowledge',
    sentences: [
      'Thank you for writing that down. Thoughts about not being alive are heavy to carry alone, and now you are not the only one who knows.',
      'That took something to type. When it hurts this much, dying can look like the only door. It is a sign of how much it hurts, and pain like this can change.',
      'I read all of that. You are in a lot of pain, and it matters more than anything else we could talk about.',
      'You said the hardest part out loud. It makes sense that you are worn out from holding it.',
    ],
  },
  steps: {
    name: 'suicide.steps',
    sentences: [
      'Let us make the next hour safer. Put what you might use out of reach, or leave the room it is in.',
      'Name one person who could sit with you tonight, and one place you could go instead of being alone.',
      ...steadyingSteps,
      'Promise the next ten minutes and nothing longer. Then we look at the ten after that.',
      'Think of the last time it was this bad, and what carried you to the morning. Do the smallest part of that.',
    ],
  },
  people,
  questions: {
    name: 'suicide.ask',
    questions: [
      { text: 'Are you thinking about killing yourself right now?', yesMeans: 'danger' },
      { text: 'Is there something near you that you might use to hurt yourself?', yesMeans: 'danger' },
      { text: 'Has the thought turned into a plan?', yesMeans: 'danger' },
      { text: 'Have you done anything to hurt yourself today?', yesMeans: 'danger' },
      { text: 'Did you manage to get away from it?', yesMeans: 'safety' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}

export const selfInjuryWords: TopicWords = {
  acknowledge: {
    name: 'injury.acknowledge',
    sentences: [
      'Thank you for telling me. Hurting yourself often starts as a way to get through a feeling, and it deserves better help than hiding.',
      'That is a lot to handle alone in a locked room. Nothing about it makes you strange or bad.',
      'You wrote that down instead of keeping it under a sleeve. That is a real step.',
    ],
  },
  steps: {
    name: 'injury.steps',
    sentences: [
      'If you are hurt, clean it, cover it, and press on it with a cloth. If it is deep or keeps bleeding, that is one for the emergency number.',
      'Hand what you use to somebody, or put it in a place that takes ten minutes to get to. Urges fade faster than they promise.',
      'When the urge comes, hold ice or run cold water over your wrist until it drops by half.',
      'Set a timer for fifteen minutes before you do anything, and spend them where somebody can see you.',
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'injury.ask',
    questions: [
      { text: 'Are you hurt right now, in a way that needs care?', yesMeans: 'danger' },
      { text: 'When this happens, are you also thinking about dying?', yesMeans: 'danger' },
      { text: 'Is the urge there at this moment?', yesMeans: 'danger' },
      { text: 'Is there something sharp within reach?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}
