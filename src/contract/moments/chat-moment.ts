import { z } from 'zod'
import { momentAreas } from '#rules/moments/facts.ts'

/** A coming event as the person described it: enough to fill in a moment. */
const ComingMoment = z.object({
  kind: z.literal('coming'),
  title: z.string(),
  /** Local date. Null means “some time this week”. */
  day: z.iso.date().nullable(),
  /** Local time; null if none was named. */
  time: z.iso.time().nullable(),
  lifeArea: z.enum(momentAreas),
})
/** A moment that is over, which the coach asks about or mentions. */
const OverMoment = z.object({ kind: z.literal('over'), id: z.uuid(), title: z.string(), isWritten: z.boolean() })
export const ChatMoment = z.discriminatedUnion('kind', [ComingMoment, OverMoment])
export type ChatMoment = z.infer<typeof ChatMoment>
