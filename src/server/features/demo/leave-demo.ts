import type { Database } from '#server/db/database.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { deleteDemoRows } from './demo.queries.ts'
import {
  deleteDemoMark,
  endDemoPurchases,
  endUnprovenAdmins,
  hasBeenDemo,
  insertDemoMark,
} from './demo-mark.queries.ts'
import { demoPeople } from './demo-people.ts'
import { demoLeadIds, demoSubscriberIds } from './growth-rows.ts'

const peopleIds = demoPeople.map(({ id }) => id)

/** A demo marks its database, and production refuses to start on it, since everybody knows the demo's passwords. */
export async function markOrRefuse(db: Database, isDemo: boolean): Promise<void> {
  if (isDemo) return insertDemoMark(db)
  if (await hasBeenDemo(db, peopleIds))
    throw new StartupError(
      'This database was used for a demo: there may be people with known passwords, purchases nobody paid for and administrators nobody vouched for. Run "npm run admin -- leave-demo" first, which removes them and says so, or set DATABASE_URL to another database.',
    )
}

/** Removes everything from the database that only a demo may contain. Returns what to print about it. */
export async function leaveDemo(db: Database): Promise<string[]> {
  if (!(await hasBeenDemo(db, peopleIds))) return ['This database has not been a demo. Nothing was changed.']
  return db.transaction(async (tx) => {
    const people = await deleteDemoRows(tx, { peopleIds, leadIds: demoLeadIds, subscriberIds: demoSubscriberIds })
    const admins = await endUnprovenAdmins(tx)
    const purchases = await endDemoPurchases(tx)
    await deleteDemoMark(tx)
    return [
      `Demo people removed: ${people}, with everything they wrote.`,
      `Purchases without a payment ended: ${purchases}. Those accounts are free ones now.`,
      `Administrators with an unconfirmed address made members: ${admins}.`,
      'Production can start on this database now.',
    ]
  })
}
