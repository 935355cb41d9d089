import type { DangerKind } from '#rules/coach/heard.ts'
import type { Lines, Questions } from '../parts.ts'

/**
 * For a danger that was only hinted at: acknowledges it in one sentence, and asks about it directly and kindly. Never
 * tells people what they think, want or have gone through.
 */
type Asking = {
  words: Lines
  questions: Questions
  /** Below the question, if it may be urgent. */
  urgent: Lines
  options: readonly string[]
}

const lines = (name: string, ...all: string[]): Lines => ({ name: `asking.${name}`, lines: all })

const ifNow = lines(
  'now',
  'If it can’t wait, {number} is there now.',
  'If you’re in danger this minute, call {number}.',
  'If anything is happening right now, please don’t wait for me: {number}.',
)

const dying: Asking = {
  words: lines(
    'dying',
    'That sounds heavy, and I don’t want to skip over it. I want to ask you something directly, and any answer is okay.',
    'That sounds hard. I’d rather ask you straight than guess.',
    'What you wrote made me stop. It may mean less than I think, or more, so I’ll ask you straight out.',
    'Thank you for writing that. One direct question, and you can answer it in one word.',
  ),
  questions: {
    name: 'asking.dying.ask',
    questions: [
      { text: 'When you feel like this, do you sometimes think about not being alive?', yes: 'danger', no: 'safe' },
      { text: 'Do you sometimes feel tired of living?', yes: 'danger', no: 'safe' },
      { text: 'Have there been moments when you didn’t want to live?', yes: 'danger', no: 'safe' },
      { text: 'Is dying something you have been thinking about?', yes: 'danger', no: 'safe' },
    ],
  },
  urgent: ifNow,
  options: ['Yes, sometimes', 'No, not that', "I'm not sure"],
}

const hurt: Asking = {
  words: lines(
    'hurt',
    'I want to stay with that for a moment. I may be wrong, so I’ll ask, and you don’t have to protect anybody here.',
    'Something in that makes me want to ask you directly. Any answer is okay, and so is no answer.',
    'I’d rather ask than guess, because that sounded like more than a bad day.',
  ),
  questions: {
    name: 'asking.hurt.ask',
    questions: [
      { text: 'Is somebody hurting you, or making you afraid?', yes: 'danger', no: 'safe' },
      { text: 'Has somebody done something to you that you didn’t want?', yes: 'danger', no: 'safe' },
      { text: 'Are you safe with the people around you?', yes: 'safe', no: 'danger' },
    ],
  },
  urgent: ifNow,
  options: ['Yes, somebody is', 'No, not that', "I'm not sure"],
}

const taken: Asking = {
  words: lines(
    'taken',
    'I need to ask this first, because if it’s true, it can’t wait.',
    'One question before anything else, and please be straight with me.',
    'I may have that wrong, so I’ll ask straight.',
  ),
  questions: {
    name: 'asking.taken.ask',
    questions: [
      { text: 'Have you taken something, or more of something than you should?', yes: 'danger', no: 'safe' },
      { text: 'Is there anything in your system right now that could harm you?', yes: 'danger', no: 'safe' },
    ],
  },
  urgent: lines(
    'taken.now',
    'If so, don’t wait for me: {number}, now, even if you feel fine. {poison}',
    'If you have, it is {number} before you write back. {poison}',
  ),
  options: ['Yes, I have', 'No, I took nothing', "I'm not sure"],
}

const unwell: Asking = {
  words: lines(
    'unwell',
    'That sounds like a lot to be alone with. I may have it wrong, so I’ll ask.',
    'I want to stop there for a moment and ask you directly. Any answer is okay.',
    'I’d rather ask than guess, because that sounded hard.',
  ),
  questions: {
    name: 'asking.unwell.ask',
    questions: [
      { text: 'Is it getting dangerous for you, or for somebody near you?', yes: 'danger', no: 'safe' },
      { text: 'Are you afraid of what might happen today?', yes: 'danger', no: 'safe' },
    ],
  },
  urgent: ifNow,
  options: ['Yes, it is', 'No, not that', "I'm not sure"],
}

const eating: Asking = {
  ...unwell,
  questions: {
    name: 'asking.eating.ask',
    questions: [
      { text: 'Has eating, or not eating, become something that’s hurting you?', yes: 'danger', no: 'safe' },
      { text: 'Do you feel weak or faint from it?', yes: 'danger', no: 'safe' },
    ],
  },
}

const others: Asking = {
  ...unwell,
  questions: {
    name: 'asking.others.ask',
    questions: [
      { text: 'Are you afraid that you might hurt somebody?', yes: 'danger', no: 'safe' },
      { text: 'Do you feel close to doing something to somebody?', yes: 'danger', no: 'safe' },
    ],
  },
}

const ofOther: Asking = {
  words: lines(
    'other',
    'That would worry a lot of people. I may be reading more into it than there is, so I’ll ask.',
    'I want to pause there, because it’s about somebody you care about.',
    'Let me ask you straight, because you know them and I don’t.',
  ),
  questions: {
    name: 'asking.other.ask',
    questions: [
      { text: 'Are you afraid that they may be in danger?', yes: 'danger', no: 'safe' },
      {
        text: 'Do you think they could come to harm, from themselves or from somebody else?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
  urgent: ifNow,
  options: ['Yes, I am', 'No, not that', "I'm not sure"],
}

const byKind: Readonly<Record<DangerKind, Asking>> = {
  suicide: dying,
  self_harm: dying,
  overdose: taken,
  partner_violence: hurt,
  sexual_assault: hurt,
  child_abuse: hurt,
  harm_to_others: others,
  psychosis: unwell,
  eating_disorder: eating,
  medical: unwell,
}

export function askingFor({ kind, whose }: { kind: DangerKind; whose: 'self' | 'other' }): Asking {
  return whose === 'other' ? ofOther : byKind[kind]
}

/** We attributed to them something they never said. */
export const setRight = {
  words: lines(
    'set_right',
    'You’re right, you didn’t say that. Sorry, that must have been frightening to read. I asked because feeling alone or unseen can become very heavy for some people.',
    'You didn’t say that, and I shouldn’t have put it that way. Sorry. I asked because I’d rather ask once too often than leave somebody alone with it.',
    'Sorry, those were my words and not yours. I asked because what you told me sounded lonely, and that can get very heavy.',
  ),
  questions: {
    name: 'asking.set_right.ask',
    questions: [
      {
        text: 'Does it ever get so heavy that you wish you weren’t alive, or is it not like that?',
        yes: 'danger',
        no: 'safe',
      },
      { text: 'Is there more to it than that, or is it as you said?' },
    ],
  } satisfies Questions,
  options: ['Sometimes, yes', "No, it's not like that", "I'm not sure"],
} as const
