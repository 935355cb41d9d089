import type { Lines } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `no_trace.${name}`, lines: all })

/** The chat's menu as it is on the screen: a test compares these words with it. */
export const howToDelete = 'tap the three dots at the top, then “Delete this chat”, and once more to confirm'

/** For whoever has not said that the phone is read; whoever has is told how to delete the chat instead. */
export const ifChecked =
  'If somebody checks this phone, close the page now and come back from another one. You can delete this chat at any time.'

/** The first thing that somebody hears whose phone is read by another person. */
export const phoneIsRead = lines(
  'first',
  `First, because somebody looks at this phone: to leave nothing here, ${howToDelete}.`,
  `First of all, because this phone isn’t only yours: to delete this for good, ${howToDelete}.`,
)

/** Somebody is coming. One sentence to act on, and nothing to answer. */
export const hurried = lines(
  'hurried',
  `Now: ${howToDelete}. If there’s no time, close the page, or press Esc twice on a keyboard. You can come back when you’re alone.`,
  `Quickly: ${howToDelete}. If that takes too long, close the page, or press Esc twice on a keyboard. Nothing here needs an answer.`,
  `Do this first: ${howToDelete}. Without time for that, close the page, or press Esc twice on a keyboard. I’m here whenever you’re alone.`,
)

/** "Can he see this?", asked when we know of no danger. */
export const asked = lines(
  'asked',
  `Only somebody who opens it on this phone, or is signed in as you. To leave nothing, ${howToDelete}. The browser has a history of its own: take out only this page, because an empty history can be noticed.`,
  `While it’s here, anybody who gets into your account or this phone can read it. To delete it, ${howToDelete}. Then it’s gone for good, apart from the browser’s own history.`,
)
