import type { HarmTold } from '#rules/safety/standing/harm/why-they-hurt.ts'
import type { Lines, Questions } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `harm.${name}`, lines: all })

/** They do not want to die: believed, and not the end of it. */
export const believed = lines(
  'believed',
  'Thank you for answering that straight. I believe you.',
  'Okay, it isn’t about dying. I believe you.',
  'I believe you. Thank you for saying it so plainly.',
)

/** Nothing else was said about it. */
export const notEnded = lines(
  'not_ended',
  'Not wanting to die and hurting yourself can both be true, so I’d like to stay with the hurting for a moment.',
  'The hurting is still worth some help, even when nobody is dying of it.',
  'You don’t have to be in danger of dying to deserve help with this.',
)

/** What it does for them, or that it is not much. */
export const toldOfHarm: Readonly<Record<HarmTold, Lines>> = {
  helps: lines(
    'helps',
    'So it gets you through when it’s too much inside. That makes sense, and you deserve something that does it without hurting you. A cold wet cloth held tight in your hand for a minute does it for some people.',
    'It works for a moment, or you wouldn’t do it. It tends to wear off quickly, and then it takes more. Writing the loudest thought down and tearing it up is one thing that can last a bit longer.',
    'It takes the edge off, I hear that. Stairs, fast, until you’re out of breath, can take the same edge off, and leaves nothing to hide.',
  ),
  small: lines(
    'small',
    'Okay, they’re not deep. It still counts, because of what has to be going on inside for you to need it.',
    'That’s good to know about the skin. It’s the feeling before it that deserves help, and that isn’t small.',
    'It doesn’t have to be deep to matter here. You’re allowed help before it gets that far.',
  ),
  common: lines(
    'common',
    'More people do it than talk about it, that’s true. Most of them wish they’d had something kinder for it, and you can have that.',
    'You’re not the only one, and not strange for it. It’s still you that gets hurt, and that’s what I care about here.',
    'A lot of people do, and most hide it. That doesn’t make yours any less worth helping.',
  ),
}

/** Somewhere it will be seen. */
export const showing = lines(
  'showing',
  'About the sleeves: a long top underneath is allowed in many places, and you can ask without giving a reason.',
  'For the sleeves, you can ask to wear a long layer. "I’d rather keep my arms covered" is reason enough.',
  'And having it seen is your choice: a long top, or a word beforehand with one person you trust.',
)

/** Nobody but us knows. A program must not be the only one. */
export const onlyYou = {
  young: lines(
    'only_you.young',
    'Thank you for trusting me with it. I’m a program, so I shouldn’t stay the only one: when you’re ready, the school nurse is a good first person.',
    'It means something that you said it here. A program can’t be all you have, though, and your form tutor could be the first person who hears one sentence of it.',
  ),
  grown: lines(
    'only_you.grown',
    'Thank you for trusting me with it. I’m a program, so I shouldn’t stay the only one: when you’re ready, {someone} could be the first, or your doctor.',
    'It means something that you said it here. A program can’t be all you have, though, and a doctor hears this often and won’t be shocked.',
  ),
}

export const notAlone = lines(
  'not_alone',
  'It’s good that somebody is near.',
  'Good that you’re not alone in the house.',
  'Good, then somebody is close by.',
)

/** One answer was enough. {label}, {name} and {open} are a helpline of the country. */
export const goBack = lines(
  'go_back',
  'Okay, back to it. You can tell me again at any time, and there’s a person for it too: {label} ({name}), {open}.',
  'Yes, let’s go back. If it gets too much again, say so here whenever you like. {label} ({name}) is for that as well, {open}.',
  'Sure, we go on. This stays open here for whenever you want it, and so does this: {label} ({name}), {open}.',
)

export const goBackAnywhere = lines(
  'go_back.anywhere',
  'Okay, back to it. You can tell me again at any time, and findahelpline.com shows who answers where you live.',
  'Yes, let’s go back. If it gets too much again, say so here whenever you like. findahelpline.com lists people for it, too.',
)

/** Somebody will be told about the friend: back to what they came for. */
export const goBackFromFriend = lines(
  'go_back.friend',
  'You’ve done right by them, and somebody whose job it is will know. If anything changes before then, {number}. Now back to what you came for.',
  'That’s a plan, and it’s more than most people do. If they say they might act sooner, {number} at once. Yes, let’s go back to yours.',
)

/** Wounds are asked about once, whatever else is known; then what comes before. */
export const harmQuestions: Questions = {
  name: 'harm.ask',
  questions: [
    {
      text: 'Is any of it open or sore right now, so that it needs looking after?',
      yes: 'danger',
      no: 'safe',
      about: 'hurt',
      isAskedAnyway: true,
    },
    { text: 'What’s usually going on just before?' },
    { text: 'When is it loudest, and where are you then?' },
    { text: 'What else has taken the edge off, even a little?' },
  ],
}

/** They told of a deep or fresh wound. */
export const woundQuestions: Questions = {
  name: 'harm.wound.ask',
  questions: [
    {
      text: 'Is it still bleeding, or open so that the edges don’t meet?',
      yes: 'danger',
      no: 'safe',
      isAskedAnyway: true,
    },
    { text: 'Could somebody in the house look at it with you tonight?', yes: 'with_someone', isAskedAnyway: true },
  ],
}

export const woundFirst = lines(
  'wound',
  'The one you told me about comes first: press on it with a clean cloth. If it’s deep or gapes, or still bleeds after ten minutes, it needs a doctor tonight, and {number} if it won’t stop.',
  'Let’s look after the wound first: rinse it, cover it, press. If the edges don’t meet or it keeps bleeding, somebody needs to see it tonight.',
)
