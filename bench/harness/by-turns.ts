import { type Figure, percentile, timesTwin, write } from './bench.ts'
import { type Client, createClient } from './http.ts'

/** They alternate, so that other load on the machine affects both equally. */

const rounds = 7

/** Requests per second as a share of what the minimal handler does for the same answer. */
export async function againstTwin(
  what: string,
  run: (times: number) => Promise<number>,
  runTwin: (times: number) => Promise<number>,
  { times, goal }: { times: number; goal: number },
): Promise<Figure> {
  const speeds: { app: number; twin: number }[] = []
  for (let round = 0; round < rounds; round += 1) speeds.push({ app: await run(times), twin: await runTwin(times) })
  const median = (values: number[]) => percentile(values, 0.5)
  return timesTwin(what, median(speeds.map(({ app }) => app)), median(speeds.map(({ twin }) => twin)), goal)
}

/** A server, a signed-in member, and the path to request. */
export type Asked = { call: Client; cookie: string; path: string }

export const asker = (port: number, cookie: string) => ({ call: createClient(port, 1), cookie })

const usualCalls = 300
/** How much longer a call may take with a lot of data than with hardly any. */
const allowedGrowth = 1.3
/** The same for a page far down a list, compared with its first page. */
export const farInGrowth = 5

export async function againstLittle(
  what: string,
  { few, many }: { few: Asked; many: Asked },
  { goal = allowedGrowth, calls = usualCalls }: { goal?: number | undefined; calls?: number } = {},
): Promise<Figure> {
  const took = { few: [] as number[], many: [] as number[] }
  for (let at = 0; at < calls; at += 1) {
    took.few.push(await timed(few))
    took.many.push(await timed(many))
  }
  const [little, much] = [percentile(took.few, 0.5), percentile(took.many, 0.5)]
  const ratio = much / little
  return {
    what,
    value: ratio,
    measured: `${write(ratio)} × (${write(much)} ms against ${write(little)} ms)`,
    goal: `≤ ${goal} ×`,
    isMet: ratio <= goal,
  }
}

async function timed({ call, cookie, path }: Asked): Promise<number> {
  const { status, text, totalMs } = await call({ path, cookie })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return totalMs
}
