/** P4. {step} completes "you would". */
export const stepChecks: readonly string[] = [
  'Last time you planned to {step}. How did it go?',
  'You were going to {step}. Did it happen?',
  'Before anything new: what became of the plan to {step}?',
  'How did it go with the plan to {step}?',
]
export const stepDone: readonly string[] = [
  'You did what you said you would.',
  "You did it. That's how it gets smaller.",
  'You kept a promise to yourself there.',
  'So it happened, and you were the one who did it.',
]
export const stepPartly: readonly string[] = [
  'Half is a lot more than none.',
  'You started, and starting is the hard part.',
  'Part of it is done, and now you know where it gets stuck.',
]
export const stepNotDone: readonly string[] = [
  'That happens. It was too big, or the day was.',
  "That's all right. It tells us the step was too big.",
  "No harm done. Let's cut it in half.",
  "Okay. Then we'll make it lighter.",
]

/** Before a step in the agreeing phase. */
export const stepLeads: readonly string[] = [
  "Here's one thing to take with you.",
  "If you do one thing, I'd do this.",
  "Let's end on something you can do.",
  'One small thing, then.',
  "Here's what I'd do next.",
  'Let me suggest one step.',
  "There's one more thing worth trying.",
]
export const stepAgreed: readonly string[] = [
  "Good. I've noted it: {step}.",
  "That's the plan, then: {step}.",
  "Okay, I've written it down: {step}.",
  "Good, that's your step: {step}.",
  'Noted, so you can come back to it: {step}.',
]
/** With {day}, "tomorrow". */
export const stepAgreedOn: readonly string[] = [
  "Good. I've noted it for {day}: {step}.",
  "That's the plan for {day}, then: {step}.",
  "Okay, {day} it is. I've written it down: {step}.",
]
/** They say they will, and what was already noted stands above. */
export const willDo: readonly string[] = [
  'Good. You have what you need for it.',
  "I'm glad. Trying is all it takes.",
  "That's all anyone can ask of you.",
  'Good. It can be clumsy and still count.',
]
export const willDoOn: readonly string[] = [
  "Good, {day} then. I've noted it.",
  '{day} it is. Noted.',
  "Okay, {day}. I've put it in my notes so I can ask you about it.",
]
export const wraps: readonly string[] = [
  "I'll ask you about it next time.",
  'Come back afterward and tell me how it went, good or bad.',
  'Try to do it before your head reopens the discussion.',
  "It may feel shaky while you do it. That's what practice feels like.",
  'You can stop here. That was good work.',
  "If it goes wrong, I'd want to hear that too.",
  "That's enough for today.",
  "When it's done, tell me how it was.",
]
/** "Not today." */
export const laterAnswers: readonly string[] = [
  "Not today, then. That's fine.",
  "Okay, it doesn't have to be today.",
  'Fair enough. It can wait.',
  "All right. It won't run away.",
]
export const laterKept: readonly string[] = [
  "I'll keep it for you: {step}. We can pick it up another day.",
  "I'll hold on to it for another time: {step}.",
  "I've kept it in my notes, with no date on it: {step}.",
]
export const laterPlain: readonly string[] = [
  "Come back to it whenever you like. I'm here either way.",
  'We can pick it up another day, from exactly here.',
  'Rest is allowed. This will still be here.',
]

/** When all is said and someone is still there. */
export const idles: readonly string[] = [
  "You have a plan, and you're free to go.",
  "There's no rush from my side.",
  'We can also leave it here for today.',
  "I don't have much to add, and I don't think it needs more.",
  'The plan stands whether we keep talking or not.',
  "That's about all the talking this needs.",
  'It might be good to let it rest now.',
  'We could stop here while it feels all right.',
]
/** Another thing to do, so that nothing ends by running out. */
export const furtherThoughts: readonly string[] = [
  'Something else that helps with {thing}:',
  "While you're here, one more thought on {thing}.",
  "There's one more thing about {thing}.",
  'One thing people often forget about {thing}:',
  'Back to {thing} for a minute.',
]

/** "What do you mean?" */
export const plainerAgain: readonly string[] = [
  'Sorry, that was unclear. What I mean is this: {step}. Nothing more.',
  'Let me say it more plainly: {step}. That is the whole thing.',
  'I put that badly. All I meant was: {step}.',
]

/** Too scared, cannot, too much. */
export const scaredAnswers: readonly string[] = [
  "Too scared for that one, okay. Then it's too big, and we make it smaller.",
  "That's all right. If it's too much, the step is wrong, not you.",
  "Okay. Being that scared is a reason to go smaller, so let's.",
  "I hear you. Let's find a piece that's scary and still possible.",
  "Then not that one. Let's look for something you could do even while scared.",
]
