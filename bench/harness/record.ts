import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Figure, percentile, write } from './bench.ts'

/** A figure measured several times. */
export type Spread = { middle: Figure; least: number; most: number; isMet: boolean }
export type Table = { name: string; rows: readonly Spread[] }

const root = join(import.meta.dirname, '..', '..')
const file = join(root, 'docs', 'benchmarks.md')
const intro = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`, which replaces the tables it measured. Every ratio compares two things measured by turns in',
  'the same run. "Before" is what stood here until then, perhaps from another machine or hour: ratios and sizes compare,',
  'milliseconds hardly do.',
].join('\n')

/** The median of each figure, and the range of the others. The goal is met if the median meets it. */
export function spreadOf(rounds: readonly (readonly Figure[])[]): Spread[] {
  const [first = []] = rounds
  const each = first.filter((one, at) => first.findIndex(({ what }) => what === one.what) === at)
  return each.map((one) => {
    const found = rounds.flatMap((figures) => figures.filter(({ what }) => what === one.what))
    const values = found.map(({ value }) => value)
    const middle = found.find(({ value }) => value === percentile(values, 0.5)) ?? one
    return { middle, least: Math.min(...values), most: Math.max(...values), isMet: middle.isMet }
  })
}

export function lineOf({ middle: { what, measured, goal }, least, most, isMet }: Spread): string {
  return `  ${isMet ? 'ok    ' : 'MISSED'}  ${what}: ${measured}, from ${write(least)} to ${write(most)}   (goal ${goal})`
}

/** Writes docs/benchmarks.md. Other load on the machine shows in the load average and in the range of the rounds. */
export function record(table: Table, { repeats, loadBefore }: { repeats: number; loadBefore: number }) {
  const [cpu] = cpus()
  const machine = [
    `${availableParallelism()} cores${cpu?.model && cpu.model !== 'unknown' ? ` of ${cpu.model}` : ''}`,
    `${process.platform} ${process.arch}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `Node ${process.versions.node}`,
  ]
  const about = [
    `${new Date().toISOString().slice(0, 10)}, commit ${commitNow()}, ${repeats === 1 ? 'one round.' : `${repeats} rounds, of which the middle one is shown.`}`,
    `Machine: ${machine.join(', ')}; load ${write(loadBefore)} before, ${write(loadavg()[0] ?? 0)} after.`,
  ]
  const sections = existsSync(file) ? readSections(readFileSync(file, 'utf8')) : new Map<string, string>()
  const before = readMeasured(sections.get(table.name) ?? '')
  sections.set(table.name, [...about, '', ...tableOf(table.rows, before)].join('\n'))
  const text = [intro, ...[...sections].map(([name, body]) => `## ${name}\n\n${body}`)].join('\n\n')
  writeFileSync(file, `${text}\n`)
}

/** Marked if there were uncommitted changes. */
function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return (
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', 'src', 'scripts') ? ' and changes' : '')
  )
}

function readSections(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^## /m)
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end).trim()]
    }),
  )
}

/** The measured rows by name. */
function readMeasured(section: string): Map<string, string> {
  const rows = section.matchAll(/^\| (.+?) \| .+? \| (.+?) \| .+ \|$/gm)
  return new Map([...rows].map(([, what = '', measured = '']) => [what, measured]))
}

function tableOf(rows: readonly Spread[], before: ReadonlyMap<string, string>): string[] {
  const lines = rows.map(
    ({ middle: { what, measured, goal }, least, most, isMet }) =>
      `| ${what} | ${before.get(what) ?? '–'} | ${measured.trim()} | ${write(least)} to ${write(most)} | ${goal.trim()} | ${isMet ? 'met' : 'missed'} |`,
  )
  return ['| What | Before | Measured | Spread | Goal | |', '|---|---|---|---|---|---|', ...lines]
}
