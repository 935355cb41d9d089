import type { Bench } from './harness/bench.ts'
import { againstTwin } from './harness/by-turns.ts'
import { createClient, inParallel } from './harness/http.ts'

const lanes = 20

/** Prerendered pages, compared with a handler that sends the same buffer. */
export const pages: Bench = {
  name: 'pages',
  async run({ ports }) {
    const [app, bare] = [createClient(ports.app, lanes), createClient(ports.twin, lanes)]
    const open = (times: number) => inParallel(lanes, times, async () => void (await app({ path: '/' })))
    const openTwin = (times: number) => inParallel(lanes, times, async () => void (await bare({ path: '/page' })))
    await Promise.all([open(200), openTwin(200)])
    return [
      await againstTwin('front pages a second, against the bare buffer', open, openTwin, { times: 1000, goal: 0.7 }),
    ]
  },
}
