import type { Moment } from '#contract/moments/moments.ts'
import { hourMs } from '#rules/durations.ts'
import { askedAboutForMs } from '#rules/moments/facts.ts'
import { isPast, whenWords } from './moment-words.ts'
import { momentPath } from './phase.ts'

/** From this long before it, a prepared moment leads to the pocket screen. */
const nearMs = 2 * hourMs

type Step = { label: string; title: string; text: string; action: { label: string; to: string } }

/** The next step: a moment that is over and waits for its debrief, then the nearest one, then one without a time. */
export function stepOfMoments(moments: readonly Moment[], now: Date): Step | null {
  // A challenge without a day is not listed here, since nothing says that it comes next.
  const open = moments.filter(({ closedAt, challenge, startsAt }) => closedAt === null && (!challenge || startsAt))
  const next = open.find((moment) => !isPast(moment, now))
  const over = open.findLast((moment) => isPast(moment, now) && !isLongPast(moment, now))
  // A moment within the hour comes before one that is over.
  if (next?.startsAt && Date.parse(next.startsAt) - now.getTime() < hourMs) return stepBefore(next, now)
  if (over) return stepAfter(over)
  return next ? stepBefore(next, now) : null
}

const isLongPast = ({ startsAt }: Moment, now: Date) =>
  startsAt !== null && now.getTime() - Date.parse(startsAt) > askedAboutForMs

function stepBefore(moment: Moment, now: Date): Step {
  const { id, title, startsAt, before } = moment
  const when = whenWords(startsAt, now)
  if (before === null)
    return {
      label: `${when}, two minutes now`,
      title,
      text: 'Write down what you fear and one line to take with you. Afterward you can compare it with what happened.',
      action: { label: 'Get ready', to: momentPath(id, 'before') },
    }
  const isNear = startsAt !== null && Date.parse(startsAt) - now.getTime() < nearMs
  return {
    label: `${when}, ready`,
    title,
    text: isNear
      ? 'Your lines, one breath and something to look for, on one dim screen.'
      : 'You’re ready. There’s nothing more to do until then.',
    action: isNear
      ? { label: 'Open the pocket screen', to: momentPath(id, 'during') }
      : { label: 'Look at it', to: momentPath(id) },
  }
}

const stepAfter = ({ id, title }: Moment): Step => ({
  label: 'It’s over, three minutes',
  title,
  text: 'How did it go? Four cards, then it closes and stays closed.',
  action: { label: 'Write it down', to: momentPath(id, 'after') },
})
