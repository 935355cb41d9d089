import type { CoachConsent } from '#contract/coach.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findConsent, upsertConsent } from './people.queries.ts'

/** Nobody's text goes to a provider before they have agreed to that particular one. */
export function createConsent({ db, provider }: { db: Database; provider: string | null }) {
  return {
    async read(on: Queryable, userId: string): Promise<CoachConsent> {
      if (!provider) return { provider, granted: null }
      return { provider, granted: (await findConsent(on, { userId, provider })) ?? null }
    },

    async answer(actor: Actor, granted: boolean): Promise<CoachConsent> {
      if (!provider) throw new AppError('conflict', 'The coach runs on our own server. There is nothing to agree to.')
      await upsertConsent(db, { userId: actor.userId, provider, granted })
      return { provider, granted }
    },
  }
}
export type Consent = ReturnType<typeof createConsent>
