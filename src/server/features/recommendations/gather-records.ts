import { findCue } from '#content/cues/all-cues.ts'
import { techniques } from '#content/techniques.ts'
import { type LifeArea, lifeAreas } from '#rules/life-areas.ts'
import { type ItemKey, resourceTypes } from '#rules/recommendations/library.ts'
import type { ChallengeRecord, CueRecord, PastRecommendation, PersonRecords } from '#rules/recommendations/records.ts'
import type { Queryable } from '#server/db/database.ts'
import { listDismissedInsights } from './insights.queries.ts'
import { type ChallengeFacts, challengeResource, type Resource } from './library.ts'
import { listPast } from './recommendations.queries.ts'
import {
  findTimeZone,
  listChallengeRuns,
  listChats,
  listCueUses,
  listLessonAnswers,
  listMoods,
  listOpenMoments,
  listOpenSteps,
  listTechniqueUses,
} from './records.queries.ts'

/** The next rung of the ladder, from the challenges. */
export type NextRung = { challenge: ChallengeFacts & { isOwn: boolean }; fear: number } | null

type Whom = { userId: string; nextRung: NextRung; now: Date }

export type Gathered = {
  records: PersonRecords
  /** Challenges the person added, which are not in the library. */
  own: readonly Resource[]
}

const techniqueNames = new Map<string, string>(techniques.map(({ id, title }) => [id, title]))

/** Everything the rules look at, from one person's records only. */
export async function gatherRecords(db: Queryable, { userId, nextRung, now }: Whom): Promise<Gathered> {
  const timeZone = (await findTimeZone(db, userId)) ?? 'UTC'
  const moods = await listMoods(db, userId)
  const uses = await listTechniqueUses(db, userId)
  const runs = await listChallengeRuns(db, userId)
  const cues = await listCueUses(db, userId)
  const chats = await listChats(db, userId, { now })
  const lessons = await listLessonAnswers(db, userId)
  const steps = await listOpenSteps(db, userId)
  const moments = await listOpenMoments(db, userId, { now })
  const past = await listPast(db, userId)
  const dismissedInsights = await listDismissedInsights(db, userId)
  return {
    records: {
      now,
      timeZone,
      // UTC is the default for people whose zone we do not know; a check-in tells us.
      isZoneKnown: timeZone !== 'UTC' || moods.length > 0,
      moods,
      techniques: uses.map((use) => ({ ...use, area: areaOf(use.area) })),
      challenges: runs.map(asChallenge),
      cues: cues.flatMap(asCue),
      chats: chats.flatMap(({ lastAt, area, id, needs }) =>
        lastAt ? [{ id, area: areaOf(area), lastAt, needs }] : [],
      ),
      lessons,
      nextRung: nextRung && { id: nextRung.challenge.id, fear: nextRung.fear },
      steps: steps.map(({ item, ...step }) => ({ ...step, item: item && asItem(item) })),
      moments: moments.map(({ area, ...moment }) => ({ ...moment, area: findArea(area) })),
      past: past.map((row) => asPast(row, now)),
      dismissedInsights,
      techniqueNames,
      isInCrisis: chats.some(({ hadCrisis }) => hadCrisis),
    },
    own: [
      ...runs.flatMap(({ challenge }) => (challenge.ownerId && !challenge.removedAt ? [challenge] : [])),
      ...(nextRung?.challenge.isOwn ? [nextRung.challenge] : []),
    ].map(challengeResource),
  }
}

type Run = Awaited<ReturnType<typeof listChallengeRuns>>[number]

function asChallenge({ challenge, ...run }: Run): ChallengeRecord {
  const { id, title, category, lifeCategory, difficultyLevel } = challenge
  return {
    ...run,
    challengeId: id,
    title,
    category,
    area: lifeCategory,
    level: difficultyLevel,
  }
}

function findArea(text: string): LifeArea | null {
  return lifeAreas.find((area) => area === text) ?? null
}

const areaOf = (text: string): LifeArea => findArea(text) ?? 'work'

/** Lines that are no longer in the library are ignored. */
function asCue({ id, uses, lastUsedAt }: { id: string; uses: number; lastUsedAt: Date }): CueRecord[] {
  const cue = findCue(id)
  if (!cue) return []
  return [{ id, uses, lastUsedAt, area: cue.lifeCategory, style: cue.category, situation: cue.situation }]
}

/** The coach also names single lines and cards for situations, which are not resources here. */
function asItem({ type, id }: { type: string; id: string }): ItemKey | null {
  const known = resourceTypes.find((one) => one === type)
  return known ? { type: known, id } : null
}

type PastRow = Awaited<ReturnType<typeof listPast>>[number]

function asPast(row: PastRow, now: Date): PastRecommendation {
  const { rule, type, resourceId, madeAt, helped, wasOpened } = row
  return { rule, type, resourceId, madeAt, helped, wasOpened, ...stateOf(row, now) }
}

function stateOf(row: PastRow, now: Date): Pick<PastRecommendation, 'state' | 'at'> {
  const { completedAt, dismissed, retiredAt, expiresAt, updatedAt, madeAt } = row
  if (completedAt) return { state: 'completed', at: completedAt }
  if (dismissed) return { state: 'dismissed', at: updatedAt }
  if (expiresAt && expiresAt <= (retiredAt ?? now)) return { state: 'expired', at: expiresAt }
  return retiredAt ? { state: 'retired', at: retiredAt } : { state: 'active', at: madeAt }
}
