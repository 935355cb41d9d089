import { atMost, type Bench, type Figure, timesCopy } from './harness/bench.ts'
import { openSlowPhone, type SlowPhone, type Visit } from './harness/slow-phone.ts'

const pages = ['/', '/articles', '/articles/first-date-social-anxiety', '/pricing', '/auth', '/help-now']
/** Members' screens; reports may have 60 KB more for their charts. */
const screens = [
  ['/coach', 190],
  ['/community', 190],
  ['/reports', 250],
] as const
/** On any of their screens. */
const mostFiles = 12
/** Less than one line moving by one pixel. */
const stillness = 0.005

/** The first visit to a page on a slow phone, compared with the same page without its scripts. */
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
      const open = (screen: string) => phone.visit(`http://127.0.0.1:${ports.app}${screen}`, cookie)
      figures.push(...measureDashboard(await open('/')))
      for (const [screen, goal] of screens) {
        const { bytes, scripts } = await open(screen)
        figures.push(atMost(`${screen} scripts`, bytes.script / 1024, goal, 'KB'))
        figures.push(atMost(`${screen} script files`, scripts, mostFiles, 'files'))
      }
      return figures
    } finally {
      await phone.close()
    }
  },
}

async function measurePage(phone: SlowPhone, page: string, ports: { app: number; twin: number }): Promise<Figure[]> {
  const visit = await phone.visit(`http://127.0.0.1:${ports.app}${page}`)
  const copy = await phone.visit(`http://127.0.0.1:${ports.twin}${page}`)
  return [
    timesCopy(`${page} first paint`, visit.firstPaintMs, copy.firstPaintMs, 1.2),
    timesCopy(`${page} largest paint`, visit.largestPaintMs, copy.largestPaintMs, 1.2),
    atMost(`${page} moves`, visit.shift, stillness, ''),
    atMost(`${page} blocked`, visit.blockedMs, 100),
    atMost(`${page} asks the server`, visit.asked, 0, 'times'),
    ...weights(page, visit, { scripts: 90, all: 160 }),
  ]
}

function measureDashboard(visit: Visit): Figure[] {
  return [
    atMost('dashboard first paint', visit.firstPaintMs, 1500),
    atMost('dashboard moves', visit.shift, stillness, ''),
    atMost('dashboard script files', visit.scripts, mostFiles, 'files'),
    ...weights('dashboard', visit, { scripts: 190, all: 300 }),
  ]
}

function weights(what: string, { bytes }: Visit, goals: { scripts: number; all: number }): Figure[] {
  return [
    atMost(`${what} fonts`, bytes.font / 1024, 45, 'KB'),
    atMost(`${what} scripts`, bytes.script / 1024, goals.scripts, 'KB'),
    atMost(`${what} in all`, bytes.all / 1024, goals.all, 'KB'),
  ]
}
