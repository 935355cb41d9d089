import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'
import { meaningOf } from './slang.ts'

describe('a line', () => {
  it.each([
    ["I'm nervous, can't sleep!!", ' . i am nervous , can not sleep . '],
    ['ppl at work r nice tbh', ' . people at work are nice tbh . '],
    ['My PRESENTATOIN is tmrw', ' . my presentation is tomorrow . '],
    ["it's my co-worker’s party", ' . it is my coworker party . '],
  ])('of %j', (text, line) => {
    expect(readLine(text)).toBe(line)
  })

  it('mends no word of our own articles and lessons', () => {
    const texts = ['articles', 'lessons'].flatMap((folder) => {
      const place = new URL(`../../../content/${folder}/`, import.meta.url)
      return readdirSync(place).map((name) => readFileSync(new URL(name, place), 'utf8'))
    })
    const words = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’-])[a-z]{5,}(?![\p{L}'’-])/gu) ?? []))
    const mended = Array.from(words).filter((word) => !meaningOf(word) && readLine(word).trim() !== `. ${word} .`)
    expect(words.size).toBeGreaterThan(1000)
    expect(mended).toEqual([])
  })
})
