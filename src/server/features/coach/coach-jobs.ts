import { dayMs } from '#rules/durations.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { listStepsDue } from './memory/notes.queries.ts'
import { forgetOldSafety } from './person/people.queries.ts'

export type CoachJobsDeps = {
  db: Database
  jobs: Jobs
  /** Handed in by app.ts: tell the person that the time of their step has come. Told again after a restart. */
  onStepDue: (step: { userId: string; noteId: string }) => Promise<void>
}

export function defineCoachJobs({ db, jobs, onStepDue }: CoachJobsDeps) {
  async function tellOfSteps(now = new Date()) {
    // What came due while nobody looked is told for a day; after that it is no news.
    const steps = await listStepsDue(db, { after: new Date(now.getTime() - dayMs), until: now })
    for (const step of steps) await onStepDue(step)
  }
  jobs.define({ name: 'coach-steps-due', schedule: '*/10 * * * *', run: () => tellOfSteps() })
  jobs.define({
    name: 'coach-forgets',
    schedule: '35 * * * *',
    run: () => forgetOldSafety(db, new Date(Date.now() - dayMs)),
  })
  return { tellOfSteps }
}
