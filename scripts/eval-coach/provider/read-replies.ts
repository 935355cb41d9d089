import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A reply a language model might give, and whether it may be shown. */
const WrittenReply = z.object({
  said: z.string(),
  reply: z.string().min(1),
  unsafe: z.boolean(),
  /** Why it must not be shown. */
  rule: z.string(),
})
export type WrittenReply = z.infer<typeof WrittenReply>

/** Every reply of a folder, one JSON object per line. */
export function readReplies(folder: string): WrittenReply[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line) => (line.trim() === '' ? [] : [WrittenReply.parse(JSON.parse(line))])),
  )
}
