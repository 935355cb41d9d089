import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/steps/browser/find-browser.mjs'

/** Lighthouse's results for one visit with its mobile profile. */
export type Report = {
  /** 0 to 100, by category. */
  scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  bytes: number
  /** Audits outside of speed that cost points, by name. */
  failed: readonly string[]
}

type Audit = { id: string; score: number | null; numericValue?: number }
type Category = { score: number; auditRefs: { id: string; weight: number }[] }
type Result = { audits: Record<string, Audit>; categories: Record<string, Category> }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const browserFlags = '--headless=new --no-sandbox --disable-gpu'
const reportLimit = 64 * 1024 * 1024

/** Undefined if the machine has no browser. */
export function openLighthouse(): ((address: string, cookie?: string) => Promise<Report>) | undefined {
  const found = findBrowser()
  if (!found) return undefined
  const program = fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')))
  const env = { ...process.env, ...found.env, CHROME_PATH: found.path }
  const visit = async (address: string, cookie?: string) => {
    const options = ['--quiet', '--output=json', `--only-categories=${categories}`, `--chrome-flags=${browserFlags}`]
    if (cookie) options.push(`--extra-headers=${JSON.stringify({ cookie })}`)
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, [program, address, ...options], { env, maxBuffer: reportLimit })
    return readReport(JSON.parse(stdout))
  }
  return (address, cookie) => tryAgain(() => visit(address, cookie))
}

/** On a busy machine the browser sometimes misses the start of a visit, and Lighthouse asks for another run. */
async function tryAgain(visit: () => Promise<Report>, left = 2): Promise<Report> {
  try {
    return await visit()
  } catch (error) {
    // The error contains the whole report, so it is not printed.
    if (left === 0)
      throw new Error(`Lighthouse could not judge a page: ${String(Reflect.get(Object(error), 'stderr'))}`)
    return tryAgain(visit, left - 1)
  }
}

function readReport({ audits, categories: found }: Result): Report {
  const score = (name: string) => Math.round((found[name]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const judged = categories.slice(1).flatMap((name) => found[name]?.auditRefs ?? [])
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}
