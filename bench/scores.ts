import { atLeast, atMost, type Bench, type Figure, timesCopy } from './harness/bench.ts'
import { openLighthouse, type Report } from './harness/lighthouse.ts'

const pages = ['/', '/articles', '/articles/first-date-social-anxiety', '/pricing', '/auth', '/help-now']
/** For members, whose screens start with the app's scripts. */
const screens = [
  ['dashboard', '/'],
  ['coach', '/coach'],
  ['community', '/community'],
] as const
const memberSpeedGoal = 95
/** Up to two points are noise. */
const speedGoal = 98
/** Less than one line moving by one pixel. */
const stillness = 0.005

/** Lighthouse's scores of the pages visitors open first, compared with the same pages without scripts. */
export const scores: Bench = {
  name: 'scores',
  async run({ ports, member }) {
    const visit = openLighthouse()
    if (!visit) {
      console.log('  No browser was found, so no page was judged. Set CHROMIUM_PATH to one.')
      return []
    }
    const figures: Figure[] = []
    for (const page of pages) {
      const report = await visit(`http://127.0.0.1:${ports.app}${page}`)
      figures.push(...judge(page, report, await visit(`http://127.0.0.1:${ports.twin}${page}`)))
    }
    const { cookie } = await member()
    for (const [name, path] of screens) {
      const { scores: given } = await visit(`http://127.0.0.1:${ports.app}${path}`, cookie)
      figures.push(atLeast(`a member’s ${name} performance`, given.performance, memberSpeedGoal))
    }
    return figures
  },
}

function judge(page: string, report: Report, copy: Report): Figure[] {
  const { scores: given, failed, largestPaintMs, blockedMs, shift, bytes } = report
  const why = failed.length > 0 ? `(${failed.join(', ')})` : ''
  return [
    atLeast(`${page} performance`, given.performance, speedGoal),
    atLeast(`${page} accessibility`, given.accessibility, 100, why),
    atLeast(`${page} best practices`, given['best-practices'], 100, why),
    atLeast(`${page} SEO`, given.seo, 100, why),
    timesCopy(`${page} largest paint`, largestPaintMs, copy.largestPaintMs, 1.2),
    atMost(`${page} largest paint without scripts`, copy.largestPaintMs, 1200),
    atMost(`${page} blocked`, blockedMs, 100),
    atMost(`${page} moves`, shift, stillness, ''),
    atMost(`${page} in all`, bytes / 1024, 160, 'KB'),
  ]
}
