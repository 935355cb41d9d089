import { loadavg } from 'node:os'
import { coach } from './coach.ts'
import { crowd } from './crowd.ts'
import { everyday } from './everyday.ts'
import { growth } from './growth.ts'
import type { Bench, Figure } from './harness/bench.ts'
import { lineOf, record, spreadOf, type Table } from './harness/record.ts'
import { openStage } from './harness/stage.ts'
import { house } from './house.ts'
import { pages } from './pages.ts'
import { paint } from './paint.ts'
import { scores } from './scores.ts'
import { start } from './start.ts'

/** All benchmarks. Each compares the product with a minimal handler, in the same run. */
const benches: readonly Bench[] = [everyday, pages, paint, scores, coach, start, growth, house, crowd]
const usualRepeats = 3

const wanted = process.argv[2]
const chosen = benches.filter(({ name }) => wanted === undefined || name === wanted)
if (chosen.length === 0) {
  console.error(`There is no bench called ${wanted}. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const tables: Table[] = []
for (const bench of chosen) {
  console.log(`\n${bench.name}`)
  const loadBefore = loadavg()[0] ?? 0
  const { repeats = usualRepeats, passes = 1 } = bench
  const rounds: Figure[][] = []
  for (let round = 0; round < repeats; round += 1) rounds.push(await runOnce(bench))
  const rows = spreadOf(rounds)
  for (const row of rows) console.log(lineOf(row))
  const table = { name: bench.name, rows }
  tables.push(table)
  // If it could not be measured for lack of a browser, the existing table stays.
  if (rows.length > 0) record(table, { repeats: repeats * passes, loadBefore })
}
process.exit(tables.some(({ rows }) => rows.some(({ isMet }) => !isMet)) ? 1 : 0)

/** With a database of its own, so that no round sees data of the previous one. */
async function runOnce({ run }: Bench): Promise<Figure[]> {
  const stage = await openStage()
  try {
    return await run(stage)
  } finally {
    await stage.close()
  }
}
