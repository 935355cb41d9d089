import { dayMs } from '#rules/durations.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { listStepsDue } from './memory/notes.queries.ts'
import { forgetOldSafety } from './person/people.queries.ts'

export type CoachJobsDeps = {
  db: Database
  jobs: Jobs
  /** Passed in by app.ts: notifies the person that their step is due. Repeated after a restart. */
  onStepDue: (step: { userId: string; noteId: string }) => Promise<void>
}

export function defineCoachJobs({ db, jobs, onStepDue }: CoachJobsDeps) {
  async function announceDueSteps(now = new Date()) {
    // If the server was down, steps that came due within the last day are still announced; older ones are not.
    const steps = await listStepsDue(db, { after: new Date(now.getTime() - dayMs), until: now })
    for (const step of steps) await onStepDue(step)
  }
  jobs.define({ name: 'coach-steps-due', schedule: '*/10 * * * *', run: () => announceDueSteps() })
  jobs.define({
    name: 'coach-forgets',
    schedule: '35 * * * *',
    run: () => forgetOldSafety(db, new Date(Date.now() - dayMs)),
  })
  return { announceDueSteps }
}
