import { Column, is, SQL } from 'drizzle-orm'

type Decode = (value: unknown) => unknown
type Decoder = { mapFromDriverValue: Decode }
type Field = { path: string[]; field: unknown }

/** The part of a prepared query that says how its rows become objects. Drizzle does not publish it. */
type Prepared = {
  fields?: Field[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

/**
 * Lets a prepared query map its rows by a list made once. Drizzle finds out for every value of every row how to read it,
 * which takes longer than reading it. Leaves queries alone whose joined objects can be missing as a whole.
 */
export function mapRowsByList<Query>(query: Query): Query {
  const prepared = query as Prepared
  const readers = prepared.fields?.map(readerOf)
  if (readers?.every((reader) => reader !== undefined) && !canMissObjects(prepared))
    prepared.customResultMapper = (rows) =>
      rows.map((row) => {
        const result: Record<string, unknown> = {}
        readers.forEach(({ group, name, decode }, at) => {
          const value = row[at]
          const target = group === undefined ? result : groupIn(result, group)
          target[name] = value === null ? null : decode(value)
        })
        return result
      })
  return query
}

function groupIn(result: Record<string, unknown>, name: string) {
  result[name] ??= {}
  return result[name] as Record<string, unknown>
}

function readerOf({ path, field }: Field) {
  const decoder = decoderOf(field)
  const [first, second] = path
  if (!decoder || first === undefined || path.length > 2) return undefined
  const decode: Decode = (value) => decoder.mapFromDriverValue(value)
  return second === undefined ? { group: undefined, name: first, decode } : { group: first, name: second, decode }
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field
  const from = is(field, SQL.Aliased) ? field.sql : field
  return is(from, SQL) ? (from as unknown as { decoder: Decoder }).decoder : undefined
}

function canMissObjects({ fields = [], joinsNotNullableMap = {} }: Prepared): boolean {
  return fields.some(({ path }) => path.length > 1) && Object.values(joinsNotNullableMap).includes(false)
}
