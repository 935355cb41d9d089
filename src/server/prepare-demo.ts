import { allChallenges } from '#content/challenges/all-challenges.ts'
import type { Database } from './db/database.ts'
import { createLadder } from './features/challenges/ladder/ladder.service.ts'
import { makeDemoData, removeDemoData } from './features/demo/demo-data.ts'
import { forumReply } from './features/notifications/notices.ts'
import { changeAndKeep } from './features/progress/keep-progress.ts'
import { createRecommendations } from './features/recommendations/recommendations.service.ts'
import type { Config } from './platform/config.ts'
import { hashPassword } from './platform/secrets/passwords.ts'
import { requirePerson } from './platform/sessions/sessions.queries.ts'

type DemoConfig = Pick<Config, 'isDemo' | 'hasDemoData' | 'hasDebugAuth' | 'isOpenDemo'>

/** Makes sure a demo has its people, unless strangers can open it. Returns what to print about it. */
export async function prepareDemo(config: DemoConfig, db: Database): Promise<string[]> {
  if (!config.isDemo) return []
  if (!config.hasDemoData) return config.isOpenDemo ? closeToStrangers(config, db) : []
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

/** Everybody knows the passwords of the demo's people, so existing ones are removed, too. */
async function closeToStrangers({ hasDebugAuth }: DemoConfig, db: Database): Promise<string[]> {
  const removed = await removeDemoData(db)
  const missing = hasDebugAuth ? 'demo accounts' : 'demo accounts and debug sign-in'
  return [
    `This demo has an address that others can open (APP_URL), so it runs without ${missing}.`,
    ...(removed > 0 ? [`Demo accounts removed: ${removed}`] : []),
  ]
}

async function recommend(db: Database, userId: string) {
  const readNextRung = async (id: string) => (await createLadder({ db }).readFor(id)).nextRung
  const person = await requirePerson(db, userId)
  return createRecommendations({ db, readNextRung }).generate({
    userId,
    sid: '',
    person,
    device: '',
    confirmedAt: null,
  })
}
