import type { z } from 'zod'
import { ContentError } from './content-error.ts'

type Document = { fields: Record<string, string>; markdown: string }

/** Splits a file into the `key: value` lines between its two `---` lines and the Markdown after them. */
export function readFrontMatter(file: string, source: string): Document {
  const [opening, ...rest] = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = rest.indexOf('---')
  if (opening !== '---' || end === -1) {
    throw new ContentError([`${file}: begins with a line of ---, then "key: value" lines, then another line of ---.`])
  }
  const problems: string[] = []
  const fields = new Map<string, string>()
  for (const line of rest.slice(0, end).filter((text) => text.trim() !== '')) {
    const [, key, value] = /^([a-zA-Z]+):(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined) problems.push(`${file}: "${line}" is not a "key: value" line.`)
    else if (fields.has(key)) problems.push(`${file}: ${key}: is given twice.`)
    else fields.set(key, value.trim())
  }
  const markdown = rest.slice(end + 1).join('\n')
  if (markdown.trim() === '') problems.push(`${file}: has no text below its front matter.`)
  if (problems.length > 0) throw new ContentError(problems)
  return { fields: Object.fromEntries(fields), markdown }
}

/** The parsed fields, or an error with one line per wrong field. */
export function checkFields<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  fields: Record<string, string>,
): z.output<Schema> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  throw new ContentError(
    result.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${file}: ${issue.keys.join(', ')}: is not a field we know.`
        : `${file}: ${issue.path.join('.')}: ${issue.message}`,
    ),
  )
}
