import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonList } from '../generated/lesson-list.ts'

const folder = 'public/lessons'
const files = readdirSync(folder).sort()
const tokens = readFileSync('src/client/ui/tokens.css', 'utf8')

/** The class a picture uses for each of the illustration colors. */
const names = { deep: '--ill-1', middle: '--ill-2', lamp: '--ill-3', haze: '--ill-4', meet: '--ill-x' }

it('has one picture for every lesson and none to spare', () => {
  expect(files.map((file) => `/lessons/${file}`)).toEqual(lessonList.map(({ imageUrl }) => imageUrl).sort())
})

describe.each(files)('%s', (file) => {
  const svg = readFileSync(`${folder}/${file}`, 'utf8')

  it.each(Object.entries(names))('draws .%s in both themes as the tokens say', (name, token) => {
    const [, light, dark] = tokens.match(new RegExp(`${token}: light-dark\\((oklch\\(.*?\\)), (oklch\\(.*?\\))\\);`))!
    const fills = [...svg.matchAll(new RegExp(`\\.${name} \\{ fill: (.*?) \\}`, 'g'))].map(([, fill]) => fill)
    expect(fills).toEqual([light, dark])
  })

  it('is two to five turns and circles, with one lamp at most, and no script or link', () => {
    const pieces = svg.match(/<(path|circle) class="(deep|middle|lamp|haze)"/g) ?? []
    expect(pieces.length).toBeGreaterThanOrEqual(2)
    expect(pieces.length).toBeLessThanOrEqual(5)
    expect(pieces.filter((piece) => piece.includes('lamp')).length).toBeLessThanOrEqual(1)
    expect(svg).not.toMatch(/<script|href|<image|<text|gradient|opacity/i)
  })

  it('turns nothing by more than 12 degrees', () => {
    const turns = [...svg.matchAll(/rotate\((-?\d+)/g)].map(([, degrees]) => Math.abs(Number(degrees)))
    expect(Math.max(0, ...turns)).toBeLessThanOrEqual(12)
  })
})
