import type { ChatMoment } from '#contract/moments/chat-moment.ts'
import { type MomentArea, momentAreas, momentTitleMaxLength } from '#rules/moments/facts.ts'

export type ComingMoment = Omit<Extract<ChatMoment, { kind: 'coming' }>, 'kind'>

const areaWords: Record<MomentArea, string> = { work: 'Work', dating: 'Dating', school: 'School', other: 'Other' }
const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const clockWords = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** The recognised date and area: “Friday, November 20 at 9:00 AM · Work”. */
export function comingWords({ day, time, lifeArea }: ComingMoment): string {
  const at = time && ` at ${clockWords.format(new Date(`1970-01-01T${time}Z`))}`
  const when = day ? `${dayWords.format(new Date(`${day}T00:00:00Z`))}${at ?? ''}` : 'Sometime this week'
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
