import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** What JSON makes of a row: moments come as text. */
export type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T

/** A select that has not been asked yet, without a record inside a row. */
type Question<Row> = SQLWrapper & {
  _: { readonly selectedFields: Record<string, unknown>; readonly result: Row[] }
}
type RowOf<Q> = Q extends { _: { readonly result: (infer Row)[] } } ? Row : never

/**
 * Several questions in one statement: one way there and back instead of one each, all answered from the same moment,
 * and no connection is held in between.
 */
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

/** Columns go by their place, since a computed one has no name of its own. */
function rowsOf(question: Question<object>): SQL {
  const names = Object.keys(question._.selectedFields)
  const places = names.map((_, at) => sql.identifier(`c${at}`))
  const fields = names.map((name, at) => sql`${sql.raw(`'${name}'`)}, ${places[at]}`)
  const row = sql`json_build_object(${sql.join(fields, sql`, `)})`
  return sql`(select coalesce(json_agg(${row}), '[]') from (${question.getSQL()}) as t(${sql.join(places, sql`, `)}))`
}
