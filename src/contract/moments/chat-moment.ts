import { z } from 'zod'
import { momentAreas } from '#rules/moments/facts.ts'

/** Something that is coming, as the person said it: enough to fill in a moment. */
const ComingMoment = z.object({
  kind: z.literal('coming'),
  title: z.string(),
  /** On the calendar where the person is. Null is “some time this week”. */
  day: z.iso.date().nullable(),
  /** By the clock there; null where no hour was named. */
  time: z.iso.time().nullable(),
  lifeArea: z.enum(momentAreas),
})
/** A moment that is over, which the coach asks about or knows of. */
const OverMoment = z.object({ kind: z.literal('over'), id: z.uuid(), title: z.string(), isWritten: z.boolean() })
export const ChatMoment = z.discriminatedUnion('kind', [ComingMoment, OverMoment])
export type ChatMoment = z.infer<typeof ChatMoment>
