import { coach } from './coach.ts'
import { everyday } from './everyday.ts'
import { forum } from './forum.ts'
import { growth } from './growth.ts'
import type { Bench } from './harness/bench.ts'
import { openStage } from './harness/stage.ts'
import { pages } from './pages.ts'
import { paint } from './paint.ts'

/** Every bench there is. Each measures the product beside a bare twin, in the same run. */
const benches: readonly Bench[] = [everyday, pages, paint, coach, growth, forum]

const wanted = process.argv[2]
const chosen = benches.filter(({ name }) => wanted === undefined || name === wanted)
if (chosen.length === 0) {
  console.error(`There is no bench called ${wanted}. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const { name, run } of chosen) {
  const stage = await openStage()
  try {
    console.log(`\n${name}`)
    for (const { what, measured, goal, isMet } of await run(stage)) {
      console.log(`  ${isMet ? 'ok    ' : 'MISSED'}  ${what}: ${measured}   (goal ${goal})`)
      if (!isMet) missed += 1
    }
  } finally {
    await stage.close()
  }
}
process.exit(missed > 0 ? 1 : 0)
