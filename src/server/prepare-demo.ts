import { allChallenges } from '#content/challenges/all-challenges.ts'
import type { Database } from './db/database.ts'
import { createLadder } from './features/challenges/ladder.service.ts'
import { makeDemoData, removeDemoData } from './features/demo/demo-data.ts'
import { forumReply } from './features/notifications/notices.ts'
import { changeAndKeep } from './features/progress/keep-progress.ts'
import { createRecommendations } from './features/recommendations/recommendations.service.ts'
import type { Config } from './platform/config.ts'
import { hashPassword } from './platform/passwords.ts'
import { requirePerson } from './platform/sessions.queries.ts'

/** Sees to it that a demo has its people and production has none of them. Returns what to say about it. */
export async function prepareDemo(config: Pick<Config, 'isDemo' | 'hasDemoData'>, db: Database): Promise<string[]> {
  if (!config.isDemo) {
    const removed = await removeDemoData(db)
    return removed > 0 ? [`Removed ${removed} demo accounts: APP_ENV is production`] : []
  }
  if (!config.hasDemoData) return []
  const signIns = await makeDemoData({
    db,
    hashPassword,
    pointsOf: (challengeId) => allChallenges.find(({ id }) => id === challengeId)?.points ?? 0,
    noticeOfReply: forumReply,
    keepProgress: (userId, settings) => changeAndKeep(db, userId, async () => {}, settings),
    recommend: (userId) => recommend(db, userId),
  })
  const [first] = signIns
  if (!first) return []
  const widest = Math.max(...signIns.map(({ account }) => account.email.length))
  return [
    `Sign in with the password ${first.password} as`,
    ...signIns.map(({ account, who }) => `  ${account.email.padEnd(widest)}  ${who}`),
  ]
}

async function recommend(db: Database, userId: string) {
  const readNextRung = async (id: string) => (await createLadder({ db }).readFor(id)).nextRung
  const person = await requirePerson(db, userId)
  return createRecommendations({ db, readNextRung }).generate({ userId, sid: '', person })
}
