import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { dangerKinds } from '#rules/coach/heard.ts'
import { subjects } from '#rules/coach/subjects.ts'

/** What a good coach would insist on at one turn. Absent properties are not checked. */
const Expectation = z.strictObject({
  /** `none`: no alarm and no check; `check`: at least a gentle check; `standing`: the reply is about safety. */
  danger: z.enum(['none', 'check', 'standing', 'maybe']).default('maybe'),
  kind: z.array(z.enum(dangerKinds)).optional(),
  whose: z.enum(['self', 'other']).optional(),
  subject: z.array(z.enum(subjects)).optional(),
  notSubject: z.array(z.enum(subjects)).optional(),
  celebrates: z.boolean().optional(),
  asks: z.boolean().optional(),
  library: z.boolean().optional(),
  step: z.boolean().optional(),
  lines: z.boolean().optional(),
  answers: z.boolean().optional(),
  sorry: z.boolean().optional(),
  closes: z.boolean().optional(),
  /** Breaking any of these would do harm. */
  mustNot: z.boolean().default(false),
})
export type Expectation = z.infer<typeof Expectation>

const Chat = z.object({
  id: z.string(),
  who: z.string(),
  area: z.enum(['work', 'dating', 'school', 'general']),
  turns: z.array(z.object({ say: z.string().min(1), expect: Expectation })).min(1),
})
export type ScriptedChat = z.infer<typeof Chat>

/** Every chat of a folder, one JSON object per line. */
export function readChats(folder: string): ScriptedChat[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [parse(line, `${name}, line ${at + 1}`)])),
  )
}

function parse(line: string, where: string): ScriptedChat {
  const read = Chat.safeParse(JSON.parse(line))
  if (!read.success) throw new Error(`${where}: ${z.prettifyError(read.error)}`)
  return read.data
}
