import { databaseFaults } from './database-faults.ts'
import { fullDatabaseDisk, fullOutboxDisk } from './disk-faults.ts'
import { mailFaults, providerFaults, resetFlood } from './service-faults.ts'
import { type Outcome, openStage } from './stage.ts'

/** Breaks what can break, one thing after the other, and prints what came of it. */
const stage = await openStage()
let missed = 0
try {
  console.log('        what                                          lost  twice  recovered in')
  for await (const outcome of databaseFaults(stage)) print(outcome)
  print(await fullDatabaseDisk())
  print(await fullOutboxDisk(stage))
  for (const outcome of await mailFaults(stage)) print(outcome)
  for (const outcome of await providerFaults(stage)) print(outcome)
  print(await resetFlood(stage))
} finally {
  await stage.close()
}
process.exit(missed > 0 ? 1 : 0)

function print({ what, lost, twice, recoveredMs, note, isMet }: Outcome) {
  if (!isMet) missed += 1
  const seconds = recoveredMs === undefined ? '–' : `${(recoveredMs / 1000).toFixed(1)} s`
  const cells = [
    what.padEnd(44),
    String(lost ?? '–').padStart(5),
    String(twice ?? '–').padStart(6),
    seconds.padStart(9),
  ]
  console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${cells.join(' ')}   ${note ?? ''}`)
}
