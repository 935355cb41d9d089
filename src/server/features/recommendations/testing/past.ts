import type { Someone, TestApp } from '#server/testing/test-app.ts'

type RunFacts = {
  daysAgo: number
  anxietyBefore?: number
  anxietyAfter?: number
  outcome?: 'no' | 'partly' | 'yes'
  certaintyBefore?: number
  certaintyAfter?: number
}

/** Gives people some history, as if they had been here for a while. */
export function createPast(t: TestApp) {
  const openRuns = new Map<string, string>()
  return {
    /** One check-in a day, the last one today. */
    async moods({ id }: Someone, moods: readonly number[]) {
      for (const [i, mood] of moods.entries()) {
        const daysAgo = moods.length - 1 - i
        await t.sql(
          `insert into mood_entries (user_id, mood, day, made_on, created_at)
           values ($1, $2, current_date - $3::int, current_date - $3::int, now() - make_interval(days => $3::int))`,
          [id, mood, daysAgo],
        )
      }
    },

    async run({ id }: Someone, challengeId: string, facts: RunFacts) {
      const { daysAgo, anxietyBefore = null, anxietyAfter = null, outcome = null } = facts
      const { certaintyBefore = null, certaintyAfter = null } = facts
      await t.sql(
        `with done as (
           insert into user_challenge_completions
             (user_id, challenge_id, completed, completed_at, created_at, anxiety_before, anxiety_after)
           values ($1, $2, true, now() - make_interval(days => $3::int), now() - make_interval(days => $3::int), $4, $5)
           returning id, completed_at
         )
         insert into moments (id, user_id, completion_id, title, time_zone, life_area, outcome, certainty_before,
           certainty_after, closed_at)
         select gen_random_uuid(), $1, id, 'A challenge', 'UTC', 'work', $6, $7, $8, completed_at from done`,
        [id, challengeId, daysAgo, anxietyBefore, anxietyAfter, outcome, certaintyBefore, certaintyAfter],
      )
    },

    async start(person: Someone, challengeId: string) {
      const body = { anxietyBefore: 6 }
      const reply = await t.post(`/api/exposure-challenges/start/${challengeId}`, { as: person, body })
      openRuns.set(person.id, reply.json().completionId)
    },

    async finish(person: Someone) {
      const body = { anxietyAfter: 3, rating: 4 }
      await t.post(`/api/exposure-challenges/complete/${openRuns.get(person.id)}`, { as: person, body })
    },
  }
}
