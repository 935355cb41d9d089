import { z } from 'zod'
import { dangerKinds } from '#rules/coach/heard.ts'

/** The format the provider is asked to answer in. */
export const RemoteReply = z.object({
  reply: z.string().trim().min(1),
  danger: z
    .object({
      level: z.enum(['concern', 'danger', 'now']),
      kind: z.enum(dangerKinds),
      whose: z.enum(['self', 'other']),
    })
    .nullish()
    .catch(null),
  items: z.array(z.string()).catch([]).default([]),
  taps: z.array(z.string().trim().min(1).max(40)).catch([]).default([]),
})
export type RemoteReply = z.infer<typeof RemoteReply>

/** Separates the text from the rest, for providers without structured output. */
export const tailMark = '#####'

/** A complete JSON object, text with a marked tail, or only text; undefined for anything else. */
export function parseReply(text: string): RemoteReply | undefined {
  const whole = RemoteReply.safeParse(asJson(text))
  if (whole.success) return whole.data
  const [words = '', tail] = text.split(tailMark)
  const extra = asJson(tail ?? '')
  const looksBroken = /^\s*[[{]|"reply"\s*:/.test(words)
  if (looksBroken || words.trim() === '') return undefined
  const parsed = RemoteReply.safeParse({ ...(typeof extra === 'object' ? extra : {}), reply: words })
  return parsed.success ? parsed.data : undefined
}

function asJson(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to <= from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}
