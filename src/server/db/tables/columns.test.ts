import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { areAmong, isOneOf, isWithin } from './columns.ts'

const { kind } = pgTable('things', { kind: text('kind') })
const written = (check: ReturnType<typeof isOneOf>) => new PgDialect().sqlToQuery(check)

it('writes checks out in full, as a constraint takes no parameters', () => {
  expect(written(isOneOf(kind, ['no', 'yes']))).toMatchObject({ sql: `"things"."kind" in ('no', 'yes')`, params: [] })
  expect(written(areAmong(kind, ['no', 'yes']))).toMatchObject({
    sql: `"things"."kind" <@ array['no', 'yes']`,
    params: [],
  })
  expect(written(isWithin(kind, { min: 1, max: 5 }))).toMatchObject({
    sql: '"things"."kind" between 1 and 5',
    params: [],
  })
})
