import { z } from 'zod'
import { emailMaxLength } from '#rules/limits.ts'
import { offlineSeconds } from '#rules/progress/facts.ts'
import { type Scale as Range, rangeWords } from '#rules/scales.ts'
import { isVisible } from '#rules/words/visible-text.ts'

/** The reply of a call that only reports success. */
export const Done = z.object({ ok: z.literal(true) })
export const done: z.infer<typeof Done> = { ok: true }

export const Count = z.int().nonnegative()

/** PostgreSQL cannot store NUL characters in text, and nobody types them on purpose. */
export const withoutNul = (text: string) => text.replaceAll('\u0000', '')

/** Text as a person typed it, trimmed. Invisible text, such as zero-width characters alone, becomes empty. */
export function Words(maxLength: number, name: string) {
  const tooLong = `${name} can have at most ${maxLength} characters`
  return z
    .string(`${name} is text`)
    .overwrite((text) => (isVisible(text) ? withoutNul(text).trim() : ''))
    .max(maxLength, tooLong)
}

/** Null if empty or left out. */
export const OptionalWords = (maxLength: number, name: string) =>
  Words(maxLength, name)
    .nullish()
    .transform((text) => text || null)

/** Text that may be empty, and is empty when left out. */
export const NoteText = (maxLength: number) =>
  z
    .string()
    .transform((text) => withoutNul(text).trim())
    .pipe(z.string().max(maxLength))
    .default('')

/** Text with at least one visible character. */
export const VisibleText = (maxLength: number, blankWords: string) =>
  z
    .string(blankWords)
    .transform((text) => withoutNul(text).trim())
    .pipe(z.string().max(maxLength).refine(isVisible, blankWords))

const scaleWords = (range: Range, name: string) => `${name} is a whole number from ${rangeWords(range)}`

export function Scale(range: Range, name: string) {
  const words = scaleWords(range, name)
  return z.int(words).min(range.min, words).max(range.max, words)
}

/** The same for query strings, in which every value is text. */
export function QueryScale(range: Range, name: string) {
  const words = scaleWords(range, name)
  return z.coerce.number(words).int(words).min(range.min, words).max(range.max, words)
}

export const Email = z
  .string('Please enter a valid email address')
  .trim()
  .max(emailMaxLength, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

const zoneWords = 'Say which time zone you are in, like Europe/Berlin'
/** Only the server can tell whether the zone exists. */
export const TimeZone = z.string(zoneWords).min(1, zoneWords).max(64, zoneWords)

const offlineAges: Range = { min: 0, max: offlineSeconds }
const ageName = 'The age in seconds'
/** How long something waited on the device. An age rather than a time, because the device's clock may be wrong. */
export const MadeSecondsAgo = Scale(offlineAges, ageName).default(0)
export const QueryMadeSecondsAgo = QueryScale(offlineAges, ageName).default(0)
