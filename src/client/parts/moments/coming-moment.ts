import type { ChatMoment } from '#contract/moments/chat-moment.ts'
import { type MomentArea, momentAreas, momentTitleMaxLength } from '#rules/moments/facts.ts'
import { clockTime, dayAndMonth, weekdayOf } from '#rules/words/written-date.ts'

export type ComingMoment = Omit<Extract<ChatMoment, { kind: 'coming' }>, 'kind'>

const areaWords: Record<MomentArea, string> = { work: 'Work', dating: 'Dating', school: 'School', other: 'Other' }

/** The recognised date and area: “Friday, November 20 at 9:00 AM · Work”. */
export function comingWords({ day, time, lifeArea }: ComingMoment): string {
  const [hours = 0, minutes = 0] = time?.split(':').map(Number) ?? []
  const at = time && ` at ${clockTime(hours, minutes)}`
  const when = day ? `${weekdayOf(day)}, ${dayAndMonth(day)}${at ?? ''}` : 'Sometime this week'
  return `${when} · ${areaWords[lifeArea]}`
}

/** State that another screen left in this tab's history. Anything unknown is ignored. */
export function comingFrom(state: unknown): ComingMoment | null {
  const coming = (state as { coming?: Partial<ComingMoment> } | null)?.coming
  if (!coming || typeof coming.title !== 'string') return null
  return {
    title: coming.title.slice(0, momentTitleMaxLength),
    day: fits(coming.day, /^\d{4}-\d\d-\d\d$/),
    time: fits(coming.time, /^\d\d:\d\d$/),
    lifeArea: momentAreas.find((area) => area === coming.lifeArea) ?? 'work',
  }
}

const fits = (text: unknown, shape: RegExp) => (typeof text === 'string' && shape.test(text) ? text : null)
