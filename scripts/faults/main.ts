import { frozenBackends, killedDatabase, killedServer } from './database-faults.ts'
import { fullDatabaseDisk, fullOutboxDisk } from './disk-faults.ts'
import { mailFaults, providerFaults, resetFlood } from './service-faults.ts'
import { type Outcome, openStage, type Stage } from './stage.ts'

/** By the name with which each can be run alone: `npm run test:faults -- frozen mail`. */
const faults: ReadonlyMap<string, (stage: Stage) => Promise<Outcome[]>> = new Map([
  ['killed', killedServer],
  ['database', killedDatabase],
  ['frozen', frozenBackends],
  ['disk', fullDatabaseDisk],
  ['outbox', fullOutboxDisk],
  ['mail', mailFaults],
  ['providers', providerFaults],
  ['flood', resetFlood],
])

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !faults.has(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${[...faults.keys()].join(', ')}.`)
  process.exit(1)
}

/** Breaks one thing after the other, and prints the results. */
let missed = 0
console.log('        what                                          lost  twice  recovered in')
for (const [name, run] of faults) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Each with a fresh server and database, so that none sees what another broke.
  const stage = await openStage()
  try {
    for (const outcome of await run(stage)) print(outcome)
  } finally {
    await stage.close()
  }
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
