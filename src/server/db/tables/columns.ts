import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const id = () => uuid('id').primaryKey().defaultRandom()
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The person this row belongs to. It is deleted with them. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' })

/** For check constraints: the values come from the rules, so that a new one only needs its rule and a migration. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(listed(values))})`
}

export function areAmong(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(listed(values))}]`
}

export function isWithin(column: AnyPgColumn, { min, max }: { min: number; max: number }): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`
}

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')
