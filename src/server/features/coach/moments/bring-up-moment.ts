import { askHowItWent, knowItIsDone, wentTaps } from '#content/moments/moments-in-chat.ts'
import type { Transaction } from '#server/db/database.ts'
import { findSafety } from '../person/people.queries.ts'
import { isDangerOver } from '../safety/danger-over.ts'
import type { Reply } from '../turn.ts'
import { listOverMoments, markAsked } from './over-moments.queries.ts'

type BroughtUp = { words: string; reply: Pick<Reply, 'moment' | 'options' | 'sources'> }

/**
 * What a greeting says about a moment that is over: asks how it went, or mentions that they wrote about it. Each is
 * brought up once, and only the latest of several, so that nobody is walked through a whole week. The caller holds the
 * person's lock.
 */
export async function bringUpMoment(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<BroughtUp | undefined> {
  if (!isDangerOver(await findSafety(tx, userId), now)) return undefined
  const over = await listOverMoments(tx, { userId, now })
  const [latest] = over
  if (!latest) return undefined
  await markAsked(tx, { userId, ids: over.map(({ id }) => id), now })
  const { id, title, isWritten } = latest
  const pick = (wordings: readonly string[]) => wordings[now.getTime() % wordings.length] ?? ''
  return {
    words: pick(isWritten ? knowItIsDone : askHowItWent).replace('{title}', () => title),
    reply: {
      moment: { kind: 'over', id, title, isWritten },
      options: isWritten ? [] : [...wentTaps],
      sources: [],
    },
  }
}
