import { reviewTitle } from '../weekly-review.ts'
import { type Letter, writeLetter } from './letter.ts'

type Review = { firstName: string; sentences: readonly string[]; appUrl: string; leaveHref: string }

/** Begins with a line that gives nothing away: the first words of a mail may show on a locked phone. */
export function reviewLetter({ firstName, sentences, appUrl, leaveHref }: Review): Letter {
  return writeLetter({
    subject: reviewTitle,
    firstName,
    paragraphs: ['You asked for this on Sundays. Here is your week, Monday to Sunday.', sentences.join(' ')],
    button: { label: 'Open your reports', href: `${appUrl}/reports` },
    footnotes: ['It counts what you recorded and never quotes it. A week with nothing in it brings no email.'],
    leave: { label: 'Stop the Sunday email', href: leaveHref },
  })
}
