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

/** Whose row this is. It goes when the person goes. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' })
