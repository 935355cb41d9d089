import type { CrisisLine, Emergency } from './crisis.ts'

export const dayAndNight = 'Day and night, every day'

type Entry = {
  name: string
  /** Begins with "Free" if it is free. */
  detail: string
  /** Left out if open around the clock. */
  hours?: string
  isForYoung?: true
}

function line({ hours = dayAndNight, ...entry }: Entry, rest: Pick<CrisisLine, 'how' | 'label' | 'href'>): CrisisLine {
  const isAlwaysFree = hours === dayAndNight && entry.detail.startsWith('Free')
  return { ...entry, ...rest, hours, isAlwaysFree }
}

/** The number is given once, so that the label always matches what the button dials. */
export function call(dial: string, entry: Entry): CrisisLine {
  return line(entry, { how: 'call', label: `Call ${dial}`, href: `tel:${dial.replace(/[^\d*+]/g, '')}` })
}

export function text(dial: string, entry: Entry, word?: string): CrisisLine {
  const number = dial.replace(/\D/g, '')
  const label = word ? `Text ${word} to ${dial}` : `Text ${dial}`
  return line(entry, { how: 'text', label, href: word ? `sms:${number}?&body=${word}` : `sms:${number}` })
}

/** A page for writing with a person. */
export function chat(page: string, entry: Entry): CrisisLine {
  return line(entry, { how: 'chat', label: `Open ${page}`, href: `https://${page}` })
}

/** `international` is the same number with its country code. */
export function whatsApp(dial: string, international: string, entry: Entry): CrisisLine {
  return line(entry, { how: 'chat', label: `WhatsApp ${dial}`, href: `https://wa.me/${international}` })
}

/** For countries in which we know of no reliable line: a place to look for one. */
export const findAHelpline: CrisisLine = {
  name: 'Find a Helpline',
  how: 'web',
  label: 'Open findahelpline.com',
  href: 'https://findahelpline.com',
  detail: 'Lists lines by country, with chat and text where they exist. Needs a connection.',
  hours: 'Each line shows its own hours',
  isAlwaysFree: false,
}

/** `number` names every number that works. Where one service does not send the other, `others` has the other's own. */
export function emergency(
  number: string,
  dial = number,
  others: Pick<Emergency, 'police' | 'ambulance'> = {},
): Emergency {
  return { label: `Call ${dial}`, href: `tel:${dial}`, number, ...others }
}
