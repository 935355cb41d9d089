import type { Act } from '#rules/coach/acts.ts'
import type { DangerKind, Heard } from '#rules/coach/heard.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { SafetyTier } from '#rules/safety/assessment.ts'
import { listen, withWords } from '#server/features/coach/decide-turn.ts'
import type { Meanings } from '#server/features/coach/engine/meanings/meanings.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'
import { considerSafety } from '#server/features/coach/safety/consider-safety.ts'
import type { StoredMessage } from '#server/features/coach/turn.ts'
import type { Line } from './read-set.ts'

/** How the coach reads a line. */
export type Judged = {
  intents: string[]
  lifeArea: LifeArea | null
  safety: SafetyTier
  kind?: DangerKind
  whose?: 'self' | 'other'
  subjects: Subject[]
  act?: Act
}

export type Tools = { hear: Hear; meanings: Meanings }

const kept = 3
const now = new Date('2026-03-02T18:00:00Z')

export async function judge({ text, before, earlier }: Line, { hear, meanings }: Tools): Promise<Judged> {
  const timestamp = new Date(now.getTime() - 60_000).toISOString()
  const history: StoredMessage[] = []
  if (earlier) history.push({ role: 'user', content: earlier, timestamp })
  if (before) history.push({ role: 'assistant', content: before, timestamp })
  const heard = withWords({ heard: await listen(hear, text, history), message: text, history, meanings })
  if (!heard) throw new Error('The listener stopped answering.')
  const part = considerSafety({ message: text, history, heard, state: null, country: 'US', now })
  const isAlarmed = part.tier === 'crisis' || part.tier === 'imminent'
  const names = heard.alone.intent.map(({ name }) => name as string)
  return {
    intents: (isAlarmed ? ['crisis', ...names] : names).slice(0, kept),
    lifeArea: areaOf(heard.alone),
    safety: part.tier,
    ...(part.kind ? { kind: part.kind } : {}),
    ...(part.whose ? { whose: part.whose } : {}),
    subjects: heard.alone.subject.slice(0, kept).map(({ name }) => name),
    ...(heard.after?.act[0] ? { act: heard.after.act[0].name } : {}),
  }
}

function areaOf({ area }: Heard): LifeArea | null {
  const name = area[0]?.name
  return name === undefined || name === 'general' ? null : name
}
