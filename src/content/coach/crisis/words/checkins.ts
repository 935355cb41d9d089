import type { Lines, Question } from '../parts.ts'

/** One careful question, when nothing is known to be wrong. {line} is a helpline of the country. */
export type CheckIn = {
  words: Lines
  questions: readonly Question[]
  options: readonly string[]
}

const none: readonly string[] = []

/** Only the listener heard something dark: one open question that does not name what it might be. */
const heard: CheckIn = {
  words: {
    name: 'check.heard',
    lines: [
      'I want to pause on that for a moment. It sounds heavier than the rest.',
      'There’s a lot in that sentence. I don’t want to hurry past it.',
      'That sounds like more than a bad day. I may be wrong.',
      'Let me ask before we go on, because that sounded like a lot to be alone with.',
    ],
  },
  questions: [
    { text: 'How are you really doing?' },
    { text: 'What is it like for you at the moment, underneath all that?' },
    { text: 'How dark does it get when it’s like this?' },
  ],
  options: ['It’s worse than I say', 'That’s not how I meant it', 'I’d like to talk about it'],
}

const onTheSide = [
  'One other thing, and tell me if I’m off.',
  'And one more question, because I’d rather ask than miss it.',
  'Something else, and you can wave it off.',
]

/** Only a faint doubt: asked in passing, after answering what they came for. */
const aside: CheckIn = {
  words: {
    name: 'check.aside',
    lines: onTheSide,
  },
  questions: [
    { text: 'Are you all right, apart from this?' },
    { text: 'How are you doing underneath it all?' },
    { text: 'Is this as heavy as it sounded to me?' },
  ],
  options: ['I’m fine', 'It’s worse than I say', 'That’s not how I meant it'],
}

/** The same if another person may be hurting them. */
const asideHurt: CheckIn = {
  words: {
    name: 'check.aside.hurt',
    lines: onTheSide,
  },
  questions: [
    { text: 'Are you all right at home, and with the people around you?' },
    { text: 'Is there anybody you have to be careful of?' },
    { text: 'Does anybody make you afraid?' },
  ],
  options: ['I’m fine', 'It’s worse than I say', 'That’s not how I meant it'],
}

/** The same if somebody else may be in danger. */
const heardOfOther: CheckIn = {
  words: {
    name: 'check.heard.other',
    lines: [
      'I want to pause on that for a moment. That sounds worrying.',
      'Let me ask before we go on, because that doesn’t sound small.',
      'You mentioned it in passing, but it may be more than that.',
    ],
  },
  questions: [{ text: 'How worried are you about them?' }, { text: 'Are they all right, as far as you can tell?' }],
  options: ['I’m really worried', 'They’re all right', 'I’d like to talk about it'],
}

const past: CheckIn = {
  words: {
    name: 'check.past',
    lines: [
      'You have been through something very dark, and you’re here to tell it. I respect that.',
      'That was a lot to live through. It can’t be easy to write it down like this.',
      'Thank you for telling me that. Getting through something like that takes a lot.',
    ],
  },
  questions: [
    { text: 'Is it behind you, or does it still come near?' },
    { text: 'Does any of it come back these days?', yes: 'danger', no: 'safe' },
    { text: 'How is it now?' },
  ],
  options: ['It’s behind me', 'It still comes near', 'I’d rather not say'],
}

const denied: CheckIn = {
  words: {
    name: 'check.denied',
    lines: [
      'Thank you for telling me that. If it ever changes, even a little, say so here. {line}',
      'I take you at your word. If it gets heavier, you can tell me. {line}',
      'Okay, I believe you. In case there’s ever a worse night: {line}',
    ],
  },
  questions: [],
  options: none,
}

const unclear: CheckIn = {
  words: {
    name: 'check.unclear',
    lines: [
      'That could be about this situation, or about being alive at all, and I’d rather ask than guess. {line}',
      'Some people write that about a bad evening, and some about everything. You can say either here. {line}',
      'Before anything else, one plain question, because those words can mean a lot. {line}',
    ],
  },
  questions: [{ text: 'Have you been thinking about dying or hurting yourself?', yes: 'danger', no: 'safe' }],
  options: ['I mean this situation', 'I think about dying sometimes', "I'm not sure what I mean"],
}

const aboutUs: CheckIn = {
  words: {
    name: 'check.about',
    lines: [
      'If you tell me you want to die, I’ll show you people you can reach in your country, and I’ll keep writing with you. I can’t call anyone for you, and this chat is stored with your account. {line}',
      'What happens is this: you’ll see lines for your country, and we’ll look at the next hour together. I’m a program and can’t send help. {line}',
    ],
  },
  questions: [{ text: 'Are you asking because of how you feel today?', yes: 'danger', no: 'safe' }],
  options: ['I think about dying sometimes', "I'm asking out of interest", "I'd rather not say"],
}

const bereaved: CheckIn = {
  words: {
    name: 'check.bereaved',
    lines: [
      'I’m sorry. A loss like that can make even ordinary places feel strange. If it ever brings you thoughts of dying too, say so here. {line}',
      'Losing somebody that way leaves questions nobody can answer for you. If it ever makes you think of dying yourself, tell me. {line}',
    ],
  },
  questions: [{ text: 'How are you doing with it these days?' }],
  options: none,
}

const hurtBefore: CheckIn = {
  words: {
    name: 'check.hurt',
    lines: [
      'What was done to you then was wrong, and it makes sense that your body remembers.',
      'It makes sense to be careful after something like that.',
    ],
  },
  questions: [{ text: 'Are you safe from that person today?', yes: 'safe', no: 'danger' }],
  options: ["I'm safe from them now", "I'm not safe from them", 'I’d rather not say'],
}

const eatingBefore: CheckIn = {
  words: {
    name: 'check.eating',
    lines: [
      'Thank you for telling me. Something like that can leave a mark for a long time.',
      'Eating around people can be harder with that behind you.',
    ],
  },
  questions: [
    { text: 'How is it these days?' },
    { text: 'Has any of it come back lately?', yes: 'danger', no: 'safe' },
  ],
  options: ['It’s all right now', 'It has come back', 'I’d rather not say'],
}

const bodySignal: CheckIn = {
  words: {
    name: 'check.body',
    lines: [
      'Nerves can do that, and so can other things. If it’s new, have a doctor look at it today. If it’s strong, spreads to an arm or the jaw, or you faint, call {number}.',
      'It’s worth having a doctor check, so that you know what it is. If it gets strong, spreads, or you pass out, call {number}.',
    ],
  },
  questions: [{ text: 'Is it happening right now?', yes: 'danger' }],
  options: ['It’s happening now', 'It has passed', 'I’ve had it checked'],
}

const anger: CheckIn = {
  words: {
    name: 'check.anger',
    lines: [
      'Rage like that usually has a reason, and thinking something isn’t doing it. I’d still rather ask. {line}',
      'Thoughts like that can scare the person who has them. Having one doesn’t make you dangerous. {line}',
    ],
  },
  questions: [{ text: 'Do you feel close to hurting somebody?', yes: 'danger', no: 'safe' }],
  options: ['I might hurt someone', "I'm angry, and that's all", "I'm not sure"],
}

/** One piece of what somebody older may do online, told by somebody young. */
const online: CheckIn = {
  words: {
    name: 'check.online',
    lines: [
      'One thing beside that, and you’re not in trouble for anything.',
      'And something I’d ask anybody your age about a person they only know from a screen.',
      'One more thing, because I’d rather ask than miss it.',
    ],
  },
  questions: [
    { text: 'Do they ever ask you for pictures, or to keep something from your family?' },
    { text: 'How do you know how old they are?' },
    { text: 'Is there anything they ask for that feels odd to you?' },
  ],
  options: ['No, nothing like that', 'Yes, sometimes', 'I’d rather not say'],
}

export const checkIns = {
  online,
  heard,
  aside,
  asideHurt,
  heardOfOther,
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

/** The careful question did not settle it: asks plainly about what it sounded like. */
export const plainlyHurt: CheckIn = {
  words: {
    name: 'check.plainlyHurt',
    lines: [
      'I was indirect before, so now I’ll ask openly. You don’t have to protect anybody here. {line}',
      'Let me ask it straight, and any answer is all right. {line}',
    ],
  },
  questions: [
    { text: 'Is somebody hurting you, or making you afraid?', yes: 'danger', no: 'safe' },
    { text: 'Has somebody done something to you that you didn’t want?', yes: 'danger', no: 'safe' },
  ],
  options: ['Yes, somebody is', "No, it's something else", "I'm not sure"],
}

export const plainlyUnwell: CheckIn = {
  words: {
    name: 'check.plainlyUnwell',
    lines: [
      'I’d rather ask than guess, so in plain words. {line}',
      'Let me ask it straight, because I may have it wrong. {line}',
    ],
  },
  questions: [
    { text: 'Are you in any danger right now, or close to hurting yourself or somebody?', yes: 'danger', no: 'safe' },
    { text: 'Is there something going on that could harm you today?', yes: 'danger', no: 'safe' },
  ],
  options: ['Yes, there is', "No, it's something else", "I'm not sure"],
}

export const plainly: CheckIn = {
  words: {
    name: 'check.plainly',
    lines: [
      'I was indirect before. Now in plain words, because it matters. {line}',
      'Let me say it straight, and you can answer straight. {line}',
      'You keep coming back to something dark, so I’ll ask you straight out. {line}',
    ],
  },
  questions: [
    { text: 'Are you thinking about killing yourself?', yes: 'danger', no: 'safe' },
    { text: 'Are you having thoughts of ending your life?', yes: 'danger', no: 'safe' },
  ],
  options: ['Yes, I think about dying', "No, it's something else", "I'm not sure"],
}

/** Asked once, some messages after the danger ended. */
export const followUps: { words: Lines; ofOther: Lines } = {
  words: {
    name: 'follow',
    lines: [
      'Before we go on: how are you doing with what you told me earlier? One word is fine, and so is skipping it.',
      'I haven’t forgotten what you told me before. If it has come closer again, say so first, and everything else can wait.',
      'Before this: you were in a hard place when we last talked about it. If any of it is back, tell me, and we’ll start there.',
    ],
  },
  ofOther: {
    name: 'follow.other',
    lines: [
      'Before we go on: how are they, and how are you holding up?',
      'I haven’t forgotten what you told me about them. If it has gotten worse, say so first.',
      'You were worried about somebody earlier. If you still are, we can start there.',
    ],
  },
}
