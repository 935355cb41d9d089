import { readFileSync } from 'node:fs'
import { coachIntents } from '#rules/coach/intents.ts'
import { type LifeArea, lifeAreas } from '#rules/life-areas.ts'

/** A line of an evaluation set. Undefined fields were not labelled, and are not counted. */
export type Line = {
  text: string
  intent: string | undefined
  lifeArea: LifeArea | null | undefined
  crisis: boolean | undefined
  /** The coach's line it answers. */
  before?: string
  /** What the person wrote before that. */
  earlier?: string
  subject?: string
  act?: string
  kind?: string
  whose?: string
  /** A gentle check would be right, an alarm would not. */
  isConcern?: boolean
  /** The danger is over. */
  isPast?: boolean
  /** Sounds like danger but is not. */
  isLookalike?: boolean
  /** States the danger outright. */
  isPlain?: boolean
}

export class SetError extends Error {}

/** One JSON object per line; blank lines are skipped. Throws a SetError that names the line. */
export function readSet(file: string | URL): Line[] {
  return readText(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((source, at) => (source.trim() === '' ? [] : [readLine(source, `${nameOf(file)}, line ${at + 1}`)]))
}

function readText(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new SetError(isMissing ? `There is no file ${nameOf(file)}.` : `${nameOf(file)} cannot be read.`)
  }
}

function nameOf(file: string | URL): string {
  return typeof file === 'string' ? file : decodeURIComponent(file.pathname)
}

function readLine(source: string, where: string): Line {
  const fields = parse(source, where)
  const { text, intent } = fields
  if (typeof text !== 'string' || text.trim() === '') throw new SetError(`${where}: "text" has to be a text.`)
  const label = typeof intent === 'string' && intent.trim() !== '' ? intent.trim() : undefined
  if (label !== undefined && !(coachIntents as readonly string[]).includes(label))
    throw new SetError(`${where}: there is no intent "${label}". The intents are ${coachIntents.join(', ')}.`)
  return {
    text,
    intent: label,
    lifeArea: readArea(fields.lifeArea, where),
    crisis: readCrisis(fields.crisis, label, where),
    ...textsOf(fields, ['before', 'earlier', 'subject', 'act', 'kind', 'whose']),
    ...marksOf(fields),
  }
}

function textsOf<Name extends string>(fields: Record<string, unknown>, names: readonly Name[]) {
  const found = names.filter((name) => typeof fields[name] === 'string' && fields[name] !== '')
  return Object.fromEntries(found.map((name) => [name, fields[name]])) as Partial<Record<Name, string>>
}

/** `danger` goes from 0 (none) to 3 (now); `when` says whether it is over. */
function marksOf({ danger, when, lookalike, plain }: Record<string, unknown>) {
  return {
    ...(danger === 1 ? { isConcern: true } : {}),
    ...(when === 'past' ? { isPast: true } : {}),
    ...(lookalike === true ? { isLookalike: true } : {}),
    ...(plain === true ? { isPlain: true } : {}),
  }
}

function parse(source: string, where: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new SetError(`${where}: this is not JSON.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SetError(`${where}: a line has to be an object like {"text", "intent", "lifeArea", "crisis"}.`)
  return { ...value }
}

/** Labels for a message without a life area. */
const nowhere = new Set(['', 'none', 'null', 'general', 'any', 'other'])

function readArea(value: unknown, where: string): LifeArea | null | undefined {
  if (value === undefined) return undefined
  const name = value === null ? '' : String(value).trim().toLowerCase()
  if (nowhere.has(name)) return null
  const area = lifeAreas.find((one) => one === name)
  if (!area) throw new SetError(`${where}: "lifeArea" has to be ${lifeAreas.join(', ')} or null.`)
  return area
}

function readCrisis(value: unknown, intent: string | undefined, where: string): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === undefined || value === null) return intent === undefined ? undefined : intent === 'crisis'
  throw new SetError(`${where}: "crisis" has to be true or false.`)
}
