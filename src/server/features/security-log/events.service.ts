import type { AnyEvent, OwnEvent } from '#contract/accounts/security-log.ts'
import type { Page } from '#contract/paging.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { countWithoutAccount, listEvents, listEventsOf } from './events.queries.ts'

const countedDays = 7

export function createSecurityEvents({ db }: { db: Database }) {
  return {
    async listOwn({ userId }: Actor, page: Page): Promise<OwnEvent[]> {
      return (await listEventsOf(db, userId, page)).map(withWrittenMoment)
    },

    async listAll(page: Page): Promise<AnyEvent[]> {
      return (await listEvents(db, page)).map(withWrittenMoment)
    },

    countWithoutAccount: () => countWithoutAccount(db, countedDays),
  }
}

function withWrittenMoment<Row extends { lastAt: Date }>(row: Row) {
  return { ...row, lastAt: row.lastAt.toISOString() }
}
