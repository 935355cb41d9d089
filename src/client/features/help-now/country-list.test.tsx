import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CrisisLines } from '#client/parts/crisis/crisis-lines.tsx'
import { crisisHelp } from '#content/crisis/countries.ts'
import { CountryList } from './country-list.tsx'

const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, found]) => found)

it('draws each icon once for the lines of all countries', () => {
  const html = renderToStaticMarkup(<CountryList country={null} />)
  const drawn = all(/<symbol id="([^"]+)"/g, html)
  expect(new Set(drawn).size).toBe(drawn.length)
  const lines = html.slice(html.indexOf('<ul'))
  expect(lines).not.toContain('<path')
  const used = all(/<use href="#([^"]+)"/g, lines)
  expect(used.length).toBeGreaterThan(2 * crisisHelp.length)
  for (const id of used) expect(drawn).toContain(id)
})

it('leaves lines that stand alone their own icons', () => {
  const [help] = crisisHelp
  if (!help) throw new Error('There is no country with crisis lines')
  const html = renderToStaticMarkup(<CrisisLines help={help} />)
  expect(html).toContain('<path')
  expect(html).not.toContain('<use')
})
