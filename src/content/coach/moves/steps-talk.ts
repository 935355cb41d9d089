/** P4. {step} completes "you would". */
export const stepChecks: readonly string[] = [
  'Last time you planned to {step}. How did it go?',
  'You were going to {step}. Did it happen?',
  'Before anything new: what became of the plan to {step}?',
  'How did it go with the plan to {step}?',
]
export const stepDone: readonly string[] = [
  'You did what you said you would.',
  'Done, then. That is how it gets smaller.',
  'You kept a promise to yourself there.',
  'Then it happened, and you were the one who did it.',
]
export const stepPartly: readonly string[] = [
  'Half is a good deal more than none.',
  'You started, and starting was the expensive part.',
  'Part of it done means you know where it sticks.',
]
export const stepNotDone: readonly string[] = [
  'Then it was too big, or the day was. Both can be changed.',
  'Not done is information: it was a size too large.',
  'No harm in that. We cut it in half.',
  'All right. It waits for you, and we can make it lighter.',
]

/** Before a step in the agreeing phase. */
export const stepLeads: readonly string[] = [
  'So here is a step to take along.',
  'One thing to take out of this:',
  'To make it stick, one small thing.',
  'Let us end on something you can do.',
  'From all of that I would keep one piece.',
  'The step I would choose:',
  'If you do one thing, then this.',
  'Put into one move:',
]
export const stepAgreed: readonly string[] = [
  'Settled: you {step}.',
  'Then that is the plan: {step}.',
  'I have noted it: {step}.',
  'Good, written down: {step}.',
  'That is your step, then: {step}.',
]
export const wraps: readonly string[] = [
  'I will ask you about it next time.',
  'Come back afterward and tell me what happened, good or dull.',
  'Do it before it gets discussed again in your head.',
  'It may feel shaky while you do it. That is what practice feels like.',
  'You can stop here. It was a good piece of work.',
  'If it goes wrong, that is worth telling too.',
  'Nothing else is asked of you today.',
  'When it is done, you owe nobody a report, but I would be glad of one.',
]

/** When all is said and someone is still there. */
export const idles: readonly string[] = [
  'We have a plan, and you are free to go.',
  'There is no rush from my side.',
  'You can also leave it here for today.',
  'I have nothing to add to the plan, and it needs no more.',
  'The plan stands whether we talk on or not.',
  'That is about all the talking this needs.',
  'Resting on it is fine too.',
  'We could stop while it is good.',
]
/** Another thing to do, so that nothing ends by running out. */
export const furtherThoughts: readonly string[] = [
  'Something else that helps with {thing}:',
  'While you are here, one more thought on {thing}.',
  'There is another side to {thing}.',
  'On {thing}, people often leave this out:',
  'Back to {thing} for a minute.',
]
