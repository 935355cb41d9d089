import { newsletterLinkDays } from '#rules/limits.ts'
import { type Letter, writeLetter } from './letter.ts'

type WithExit = { leaveHref: string }

export function confirmLetter({ href, leaveHref }: WithExit & { href: string }): Letter {
  return writeLetter({
    subject: 'Please confirm: the letter you asked for',
    paragraphs: [
      'Somebody, most likely you, asked for our letter at this address. Open the link, press the button there, and it starts.',
      'Each one is short: a line to try and a small experiment, every two weeks for a year. The subject never says what it is about.',
    ],
    button: { label: 'Yes, send me the letter', href },
    footnotes: [
      `The link works for ${newsletterLinkDays} days. If it was not you, you can ignore this email: nothing starts, and we forget the address.`,
    ],
    leave: { label: 'This was not me, and I never want email from you', href: leaveHref },
  })
}

/** Sent if the address is already subscribed, so that the screen reveals nothing to whoever typed it. */
export function alreadyReadingLetter({ leaveHref }: WithExit): Letter {
  return writeLetter({
    subject: 'You’re already on the list',
    paragraphs: ['You asked for our letter, and this address is already on the list. There is nothing to do.'],
    leave: { label: 'Stop the letter', href: leaveHref },
  })
}

export function firstLetter({ leaveHref }: WithExit): Letter {
  return writeLetter({
    subject: 'The first one',
    paragraphs: [
      'It worked, and here is a line to start with. Say it to whoever is next to you when something is late, slow or closed: “Do you know what we are waiting for?”',
      'There’s no wrong answer to it. They know as little as you do, or they know more and get to tell you.',
      'The small experiment: before you say it, guess how long the answer will be, in words. Then count. Keep both numbers somewhere.',
    ],
    leave: { label: 'Stop the letter', href: leaveHref },
  })
}
