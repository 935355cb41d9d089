import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coachIntents } from './intents.ts'
import { readLine } from './reading/read-line.ts'
import { stemOf } from './reading/stem.ts'
import { understand } from './understand.ts'

type Line = { text: string; intent: string; lifeArea: string | null; split?: string }

const train = readLines('train.jsonl')
const lines = readLines('understanding.jsonl')
const found = lines.map((line) => ({ line, understood: understand({ message: line.text }) }))

function readLines(name: string): Line[] {
  return readFileSync(new URL(`../../../eval/coach/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function share(isRight: (one: (typeof found)[number]) => boolean, some = found): number {
  return some.filter(isRight).length / some.length
}

const isFirst = ({ line, understood }: (typeof found)[number]) => understood.intents[0]?.intent === line.intent
const isInThree = ({ line, understood }: (typeof found)[number]) =>
  understood.intents.slice(0, 3).some(({ intent }) => intent === line.intent)

describe('the sets', () => {
  it('are wide enough to mean something', () => {
    expect(train.length).toBeGreaterThanOrEqual(900)
    expect(lines.length).toBeGreaterThanOrEqual(400)
    const counts = coachIntents.map((intent) => lines.filter((line) => line.intent === intent).length)
    expect(counts.filter((count) => count < 15)).toEqual([0])
  })

  it('share no message, and none that is nearly the same', () => {
    const learned = train.map(({ text }) => ({ text, stems: stemsOf(text) }))
    const near = lines.flatMap(({ text }) => {
      const stems = stemsOf(text)
      const twin = learned.find((phrase) => likeness(stems, phrase.stems) >= (stems.size > 4 ? 0.7 : 1))
      return twin ? [`${text} = ${twin.text}`] : []
    })
    expect(near).toEqual([])
  })
})

describe('on messages nothing was learned from', () => {
  it('the first guess is right', () => {
    expect(share(isFirst)).toBeGreaterThanOrEqual(0.78)
  })

  it('the first three hold it', () => {
    expect(share(isInThree)).toBeGreaterThanOrEqual(0.9)
  })

  it('the part of life is right', () => {
    expect(share(({ line, understood }) => understood.lifeArea === line.lifeArea)).toBeGreaterThanOrEqual(0.8)
  })

  it('what was never looked at does nearly as well', () => {
    const unseen = found.filter(({ line }) => line.split === 'held')
    expect(share(isFirst, unseen)).toBeGreaterThanOrEqual(0.72)
    expect(share(isInThree, unseen)).toBeGreaterThanOrEqual(0.87)
  })

  it('a wrong guess is a sure one in few cases only', () => {
    expect(share((one) => !isFirst(one) && !one.understood.isUnsure)).toBeLessThanOrEqual(0.14)
  })
})

it('the weights stay small enough to load with the server', () => {
  expect(statSync(new URL('./model/weights.ts', import.meta.url)).size).toBeLessThan(150_000)
})

function stemsOf(text: string): Set<string> {
  return new Set(
    readLine(text)
      .split(' ')
      .filter((word) => /[a-z0-9]/.test(word))
      .map(stemOf),
  )
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = Array.from(a).filter((stem) => b.has(stem)).length
  return common / (a.size + b.size - common)
}
