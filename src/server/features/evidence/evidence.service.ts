import type { EvidencePatterns, Wall, WallLine } from '#contract/challenges/evidence.ts'
import { patternHabits } from '#rules/challenges/facts.ts'
import { addSums, type WallFigures, wallFigures } from '#rules/challenges/wall.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { countHabits, listWall, sumByArea, type WallPage, type WallRow } from './evidence.queries.ts'

/** What really happened: line by line, and in figures. */
export function createEvidence({ db }: { db: Database }) {
  return {
    async readFigures(userId: string): Promise<WallFigures> {
      return wallFigures(addSums(await sumByArea(db, userId)))
    },

    async readWall({ userId }: Actor, { search, limit, offset }: WallPage): Promise<Wall> {
      const [sums, rows] = await Promise.all([
        sumByArea(db, userId),
        // Reads one more than asked for, to know whether there is another page.
        listWall(db, userId, { search, limit: limit + 1, offset }),
      ])
      return {
        figures: wallFigures(addSums(sums)),
        lines: rows.slice(0, limit).map(presentLine),
        hasMore: rows.length > limit,
      }
    },

    async readPatterns({ userId }: Actor): Promise<EvidencePatterns> {
      const [sums, habits] = await Promise.all([sumByArea(db, userId), countHabits(db, userId, patternHabits)])
      const areas = sums
        .filter(({ predictions }) => predictions > 0)
        .map(({ lifeArea, ...rest }) => ({ lifeArea, ...wallFigures(rest) }))
        .sort((a, b) => b.predictions - a.predictions || a.lifeArea.localeCompare(b.lifeArea))
      return { areas, habits }
    },
  }
}

function presentLine({ happenedAt, ...row }: WallRow): WallLine {
  return { ...row, happenedAt: happenedAt.toISOString() }
}
