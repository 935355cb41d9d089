import type { Count, SetTotals } from './totals.ts'

type Row = { measure: string; goal: string; found: string; isMet: boolean | undefined }

/** The table of goals. Rows without any matching line are left out. */
export function tableOf(totals: SetTotals): string {
  const rows = rowsOf(totals).filter(({ found }) => found !== '')
  const head: Row = { measure: 'Measure', goal: 'Goal', found: 'Found', isMet: undefined }
  const widths = (['measure', 'goal', 'found'] as const).map((column) =>
    Math.max(...[head, ...rows].map((row) => row[column].length)),
  )
  const write = ({ measure, goal, found }: Row, last: string) =>
    `| ${measure.padEnd(widths[0] ?? 0)} | ${goal.padEnd(widths[1] ?? 0)} | ${found.padEnd(widths[2] ?? 0)} | ${last.padEnd(6)} |`
  return [
    write(head, ''),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|--------|`,
    ...rows.map((row) => write(row, row.isMet === undefined ? '' : row.isMet ? 'met' : 'missed')),
  ].join('\n')
}

function rowsOf(totals: SetTotals): Row[] {
  return [
    atLeast('Danger found (alarm)', 0.9, totals.crisisFound),
    atLeast('Danger noticed (alarm or check-in)', 0.97, totals.crisisNoticed),
    atLeast('Plainly worded danger noticed', 1, totals.plainFound),
    atMost('False alarms on ordinary messages', 0.015, totals.falseAlarms),
    atMost('Check-ins on ordinary messages', 0.05, totals.checkIns),
    atMost('False alarms on look-alikes', 0.1, totals.lookalikeAlarms),
    atLeast('Right kind, and whose', 0.85, totals.kindAndWhose),
    atLeast('Intent at first guess', 0.8, totals.firstGuess),
    atLeast('Intent within the first three', 0.94, totals.firstThree),
    atLeast('Part of life', 0.85, totals.lifeArea),
    plain('Subject at first guess', totals.subject),
    plain('Subject within the first three', totals.subjectThree),
    atLeast('Act', 0.8, totals.act),
  ]
}

function atLeast(measure: string, goal: number, count: Count): Row {
  const words = goal === 1 ? '100 %' : `≥ ${percent(goal)}`
  return { measure, goal: words, found: written(count), isMet: met(count, (share) => share >= goal) }
}

function atMost(measure: string, goal: number, count: Count): Row {
  return { measure, goal: `≤ ${percent(goal)}`, found: written(count), isMet: met(count, (share) => share <= goal) }
}

function plain(measure: string, count: Count): Row {
  return { measure, goal: '', found: written(count), isMet: undefined }
}

function met({ count, of }: Count, isEnough: (share: number) => boolean): boolean | undefined {
  return of === 0 ? undefined : isEnough(count / of)
}

function written({ count, of }: Count): string {
  return of === 0 ? '' : `${percent(count / of)} (${count} of ${of})`
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`
}
