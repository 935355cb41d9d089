import type { FastifyInstance } from 'fastify'
import {
  changeMoodEntry,
  createMoodEntry,
  deleteMoodEntry,
  listMoodEntries,
  readProgress,
  setWeeklyGoals,
} from '#contract/progress.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createMoods } from './moods.service.ts'
import { createReport, type ReportDeps } from './report.service.ts'

export function progressRoutes(app: FastifyInstance, deps: ReportDeps) {
  const moods = createMoods(deps)
  serveMember(app, listMoodEntries, ({ actor, query }) => moods.list(actor, query))
  serveMember(app, createMoodEntry, ({ actor, body }) => moods.create(actor, body))
  serveMember(app, changeMoodEntry, ({ actor, params, body }) => moods.change(actor, params.entryId, body))
  serveMember(app, deleteMoodEntry, ({ actor, params, query }) => moods.remove(actor, params.entryId, query))

  const report = createReport(deps)
  serveMember(app, readProgress, ({ actor, query }) => report.read(actor, query.timeZone))
  serveMember(app, setWeeklyGoals, ({ actor, body: { timeZone, ...targets } }) =>
    report.setGoals(actor, targets, timeZone),
  )
}
