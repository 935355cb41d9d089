import type { ReminderKind } from '#rules/moments/facts.ts'
import { lockedScreenWords } from '../moments/reminder-words.ts'
import { type Letter, writeLetter } from './letter.ts'

type Reminder = { firstName: string; kind: ReminderKind; momentId: string; appUrl: string }

const leads: Record<ReminderKind, string> = {
  evening: 'You asked for a reminder the evening before.',
  hour: 'You asked for a reminder an hour before.',
  ten_minutes: 'You asked for a reminder ten minutes before.',
}

/** Mentions neither the moment nor anything written about it: a mail may be read over somebody's shoulder. */
export function reminderLetter({ firstName, kind, momentId, appUrl }: Reminder): Letter {
  return writeLetter({
    subject: lockedScreenWords[kind],
    firstName,
    paragraphs: [leads[kind], 'Getting ready takes two minutes, if you want to. Skipping is fine too.'],
    button: { label: 'Get ready', href: `${appUrl}/moments/${momentId}?phase=before` },
    leave: { label: 'Change or stop these reminders', href: `${appUrl}/account#reminders` },
  })
}
