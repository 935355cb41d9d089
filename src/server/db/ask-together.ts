import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** The type of a row after JSON: dates become text. */
export type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T

/** A select that has not run yet, with flat rows. */
type Question<Row> = SQLWrapper & {
  _: { readonly selectedFields: Record<string, unknown>; readonly result: Row[] }
}
type RowOf<Q> = Q extends { _: { readonly result: (infer Row)[] } } ? Row : never

/** Runs several selects in one statement: one round trip, one snapshot, and no connection held in between. */
export async function askTogether<const Questions extends Record<string, Question<object>>>(
  db: Queryable,
  questions: Questions,
): Promise<{ [Name in keyof Questions]: AsJson<RowOf<Questions[Name]>>[] }> {
  const answers = Object.entries(questions).map(
    ([name, question]) => sql`${rowsOf(question)} as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(answers, sql`, `)}`)
  return rows[0] as never
}

/** Columns are addressed by position, because computed ones have no name. */
function rowsOf(question: Question<object>): SQL {
  const names = Object.keys(question._.selectedFields)
  const places = names.map((_, at) => sql.identifier(`c${at}`))
  const fields = names.map((name, at) => sql`${sql.raw(`'${name}'`)}, ${places[at]}`)
  const row = sql`json_build_object(${sql.join(fields, sql`, `)})`
  return sql`(select coalesce(json_agg(${row}), '[]') from (${question.getSQL()}) as t(${sql.join(places, sql`, `)}))`
}
