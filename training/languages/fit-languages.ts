import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerKinds } from '../../src/rules/coach/heard.ts'
import { earLanguages, earRows } from '../../src/server/features/coach/safety/foreign/foreign-ear.ts'
import { featuresOf } from '../../src/server/features/coach/word-sums/text-features.ts'
import { type Fitted, fitRow, oddsIn, type Row, repeatable, writeWordSums } from '../word-sums.ts'

// Learns to recognise danger in the languages of `lines/`, and writes `model/languages.*`. First it prints how well that
// goes for writers left out: `node --import tsx training/languages/fit-languages.ts`. Takes about two minutes.

const print = (...texts: unknown[]) => process.stdout.write(`${texts.join(' ')}\n`)

const root = join(import.meta.dirname, '..', '..')
const folder = join(import.meta.dirname, 'lines')

/** Enough to tell English from the others; more adds nothing. */
const englishLines = 6000

type Line = {
  text: string
  language: string
  writer: string
  danger: boolean
  kind: string
  isOther: boolean
  isLook: boolean
}

const foreign = readdirSync(folder).flatMap((file) => readLines(join(folder, file), file.replace('.jsonl', '')))
const english = readEnglish()
const features = new Map([...foreign, ...english].map((line) => [line, featuresOf(line.text)]))

printLeftOut()
writeWordSums('languages', earRows, fitAll([...foreign, ...english]))

function readLines(file: string, writer: string): Line[] {
  return rowsOf(file).map(({ text, danger, kind, whose, look }) => ({
    text: String(text),
    language: writer.slice(0, 2),
    writer,
    danger: danger === 1,
    kind: String(kind),
    isOther: whose === 'other',
    isLook: look === true,
  }))
}

/** Harmless and dangerous English alike: only its language is learned. */
function readEnglish(): Line[] {
  const data = join(root, 'training', 'data')
  const all = readdirSync(data)
    .filter((file) => /^[np]\d+\.jsonl$/.test(file))
    .flatMap((file) => rowsOf(join(data, file)).map(({ text }) => String(text)))
  const every = Math.max(1, Math.floor(all.length / englishLines))
  return all
    .filter((_, at) => at % every === 0)
    .map((text) => ({ text, language: 'en', writer: 'en', danger: false, kind: '', isOther: false, isLook: false }))
}

function rowsOf(file: string): Record<string, unknown>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

function fitAll(lines: readonly Line[]): Fitted[] {
  const spoken = lines.filter(({ language }) => language !== 'en')
  const dangers = spoken.filter(({ danger }) => danger)
  const rows = (of: readonly Line[], isYes: (line: Line) => boolean): Row[] => {
    const yes = of.filter(isYes).length
    // As if there were as many of the one as of the other, though rare kinds count three times at most.
    const weight = Math.min(3, (of.length - yes) / Math.max(yes, 1))
    return of.map((line) => ({
      features: features.get(line) ?? new Uint32Array(),
      isYes: isYes(line),
      weight: isYes(line) && weight > 1 ? weight : 1,
    }))
  }
  return earRows.map((row, at) => {
    const random = repeatable(at + 1)
    if (at < earLanguages.length)
      return fitRow(
        rows(lines, ({ language }) => language === row),
        random,
      )
    if (row === 'danger')
      return fitRow(
        rows(spoken, ({ danger }) => danger),
        random,
      )
    if (row === 'other')
      return fitRow(
        rows(dangers, ({ isOther }) => isOther),
        random,
      )
    return fitRow(
      rows(dangers, ({ kind }) => kind === row),
      random,
    )
  })
}

/** Every writer of dangers is read once, by a model that never saw a line of theirs. */
function printLeftOut() {
  const writers = [...new Set(foreign.filter(({ danger }) => danger).map(({ writer }) => writer))]
  const read = writers.flatMap((writer) => {
    const models = fitAll([...foreign.filter((line) => line.writer !== writer), ...english])
    const lines = foreign.filter((line) => line.writer === writer)
    return lines.map((line) => ({
      line,
      values: models.map((model) => oddsIn(model, features.get(line) ?? new Uint32Array())),
    }))
  })
  const at = (row: string) => earRows.indexOf(row)
  const dangers = read.filter(({ line }) => line.danger)
  const ordinary = read.filter(({ line }) => !line.danger && !line.isLook)
  const lookalikes = read.filter(({ line }) => !line.danger && line.isLook)
  const share = (of: typeof read, is: (one: (typeof read)[number]) => boolean) =>
    `${((100 * of.filter(is).length) / of.length).toFixed(1)} % of ${of.length}`
  print('writers left out:', writers.join(' '))
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const odds = Math.log(least / (1 - least))
    const isAbove = ({ values }: (typeof read)[number]) => (values[at('danger')] ?? 0) >= odds
    print(
      `danger ≥ ${least}: found ${share(dangers, isAbove)}, ordinary ${share(ordinary, isAbove)}, look-alikes ${share(lookalikes, isAbove)}`,
    )
  }
  print(
    'whose',
    share(dangers, ({ line, values }) => (values[at('other')] ?? 0) >= 0 === line.isOther),
  )
  const kindOf = (values: readonly number[]) =>
    dangerKinds.reduce((best, kind) => ((values[at(kind)] ?? 0) > (values[at(best)] ?? 0) ? kind : best))
  print(
    'kind',
    share(dangers, ({ line, values }) => kindOf(values) === line.kind),
  )
  const languageOf = (values: readonly number[]) =>
    earLanguages.reduce((best, name) => ((values[at(name)] ?? 0) > (values[at(best)] ?? 0) ? name : best))
  print(
    'language',
    share(read, ({ line, values }) => languageOf(values) === line.language),
  )
}
