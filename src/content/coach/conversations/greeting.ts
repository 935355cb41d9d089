import type { LifeArea } from '#rules/life-areas.ts'

/** The first words of a chat. `{, name}` is removed if we know no name. */
export const greeting = {
  first: ['Hello{, name}.', 'Hi{, name}.', 'Welcome{, name}.'],
  back: ['Hello again{, name}.', 'Good to see you{, name}.', 'Hi{, name}.', 'Welcome back{, name}.'],
  disclosure: ['I am WingMate, an AI. I am not a person, and this is practice, not therapy.'],
  /** `{step}` follows "You wanted to". */
  stepChecks: [
    'Last time you wanted to {step}. How did it go?',
    'You wanted to {step}. Did it happen?',
    'Before anything new: you wanted to {step}. How did that turn out?',
  ],
} as const

export const greetingOffers: Readonly<Record<LifeArea, readonly string[]>> = {
  work: [
    "What's coming up at work, or what happened there? A meeting, a call, a lunch table: start anywhere.",
    "Is there a meeting, a call or a person at work you're bracing for? Start there.",
  ],
  dating: [
    'Is there a date, a message or a silence on your mind? Start there.',
    "Is there somebody you'd like to write to, meet or turn down? Tell me about it.",
  ],
  school: [
    'Is there a class, a group project or a lunch hour on your mind? Start there.',
    'Where in the school day does it get hard? Tell me about one moment.',
  ],
}

export const stepTaps = ['I did it', 'Partly', "I didn't"] as const
