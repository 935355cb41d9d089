import { describe, expect, it } from 'vitest'
import { articleList } from '#content/generated/article-list.ts'
import { toPng } from '../steps/pages/picture.mjs'
import { type Face, fontFiles, widthOf, wrap } from './lettering.ts'
import { articleCard, cardWidth, siteCard } from './link-cards.tsx'
import { colorOf } from './palette.ts'

const face: Face = { family: 'serif', size: 68 }

describe('a title', () => {
  it('keeps its words, in lines that fit and are about even', () => {
    const title = 'Making Friends in College When You Are Socially Anxious'
    const lines = wrap(title, face, 600)
    expect(lines.join(' ')).toBe(title)
    const widths = lines.map((line) => widthOf(line, face))
    expect(Math.max(...widths)).toBeLessThanOrEqual(600)
    expect(Math.min(...widths)).toBeGreaterThan(240)
  })

  it('is set in the two faces of the design, which differ', () => {
    expect(widthOf('Hearten', face)).not.toBeCloseTo(widthOf('Hearten', { ...face, family: 'sans' }), 0)
  })

  it('gets smaller before it gets too long, and fails the build where even that is not enough', () => {
    const [article] = articleList
    const sizeOf = (title: string) => /font-size="(\d+)"[^>]*>Word/.exec(articleCard({ ...article!, title }))?.[1]
    expect(sizeOf('Word by word')).toBe('68')
    expect(sizeOf(Array(18).fill('Word').join(' '))).not.toBe('68')
    expect(() => sizeOf(Array(90).fill('Word').join(' '))).toThrow('too long')
  })
})

it('has a picture of 1200 by 630 for the site and for every article, in plain colors', () => {
  for (const svg of [siteCard(), ...articleList.map(articleCard)]) {
    expect(svg).not.toMatch(/var\(|oklch|undefined|NaN/)
    const png = toPng(svg, cardWidth, fontFiles)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
  }
})

it('knows the design’s colors', () => {
  expect(colorOf('ill-3')).toBe('#f7b274')
  expect(() => colorOf('none-such')).toThrow('--none-such')
})
