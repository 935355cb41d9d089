import { atMost, type Bench, type Figure, percentile, timesCopy } from './harness/bench.ts'
import { openSlowPhone, type SlowPhone, type Visit } from './harness/slow-phone.ts'

const pages = ['/', '/articles', '/articles/first-date-social-anxiety', '/pricing', '/auth', '/help-now']
const repeats = 3
/** Less than a line by a pixel. */
const stillness = 0.005

/** The first visit of a page on a slow phone, beside the same page without its scripts. */
export const paint: Bench = {
  name: 'paint',
  async run({ ports, member }) {
    const phone = await openSlowPhone()
    if (!phone) {
      console.log('  No browser was found, so nothing was painted. Set CHROMIUM_PATH to one.')
      return []
    }
    try {
      const figures: Figure[] = []
      for (const page of pages) figures.push(...(await measurePage(phone, page, ports)))
      const { cookie } = await member()
      figures.push(...(await measureDashboard(phone, `http://127.0.0.1:${ports.app}/`, cookie)))
      return figures
    } finally {
      await phone.close()
    }
  },
}

async function measurePage(phone: SlowPhone, page: string, ports: { app: number; twin: number }): Promise<Figure[]> {
  const [visits, copies]: [Visit[], Visit[]] = [[], []]
  // By turns, so that whatever else the machine does meets both alike.
  for (let i = 0; i < repeats; i += 1) {
    visits.push(await phone.visit(`http://127.0.0.1:${ports.app}${page}`))
    copies.push(await phone.visit(`http://127.0.0.1:${ports.twin}${page}`))
  }
  const both = (read: (visit: Visit) => number) => [median(visits, read), median(copies, read)] as const
  return [
    timesCopy(`${page} first paint`, ...both((visit) => visit.firstPaintMs), 1.2),
    timesCopy(`${page} largest paint`, ...both((visit) => visit.largestPaintMs), 1.2),
    atMost(
      `${page} moves`,
      median(visits, ({ shift }) => shift),
      stillness,
      '',
    ),
    atMost(
      `${page} blocked`,
      median(visits, ({ blockedMs }) => blockedMs),
      100,
    ),
    ...weights(page, visits),
  ]
}

async function measureDashboard(phone: SlowPhone, address: string, cookie: string): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let i = 0; i < repeats; i += 1) visits.push(await phone.visit(address, cookie))
  return [
    atMost(
      'dashboard first paint',
      median(visits, ({ firstPaintMs }) => firstPaintMs),
      1500,
    ),
    atMost(
      'dashboard moves',
      median(visits, ({ shift }) => shift),
      stillness,
      '',
    ),
    atMost(
      'dashboard script files',
      median(visits, ({ scripts }) => scripts),
      12,
      'files',
    ),
    ...weights('dashboard', visits),
  ]
}

function weights(what: string, visits: readonly Visit[]): Figure[] {
  return [
    atMost(`${what} fonts`, median(visits, ({ bytes }) => bytes.font) / 1024, 45, 'KB'),
    atMost(
      `${what} scripts`,
      median(visits, ({ bytes }) => bytes.script) / 1024,
      what === 'dashboard' ? 190 : 90,
      'KB',
    ),
    atMost(`${what} in all`, median(visits, ({ bytes }) => bytes.all) / 1024, what === 'dashboard' ? 300 : 160, 'KB'),
  ]
}

function median(visits: readonly Visit[], read: (visit: Visit) => number): number {
  return percentile(visits.map(read), 0.5)
}
