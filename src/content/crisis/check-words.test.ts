import { describe, expect, it } from 'vitest'
import { checkOf } from './checks/line-checks.ts'
import { specialCheckOf } from './checks/special-checks.ts'
import { crisisHelp } from './countries.ts'
import { specialLines } from './special-lines.ts'
import { checkWords } from './words.ts'

const lines = [
  ...crisisHelp.flatMap((help) =>
    help.lines.map(({ label }) => ({ label, checked: checkOf(help.country, { label }) })),
  ),
  ...specialLines.map((line) => ({ label: line.label, checked: specialCheckOf(line) })),
]

describe('what the page says about its checks', () => {
  it('has a page and a day for every line', () => {
    const without = lines.filter(({ checked }) => !checked?.source || !checked.on).map(({ label }) => label)
    expect(without).toEqual([])
  })

  it('says what they were compared with: a saved copy, and whose', () => {
    expect(checkWords.service).toMatch(/compared with a saved copy of the service’s own page/)
    expect(checkWords.other).toMatch(/compared with a saved copy of another organization’s page/)
  })

  it('says which checks nobody made', () => {
    expect(checkWords.intro).toMatch(/Nobody has dialed/)
    expect(checkWords.intro).toMatch(/emergency number is not in this list/)
  })

  it('calls nothing verified, confirmed, official or up to date', () => {
    const words = Object.values(checkWords).join(' ')
    expect(words).not.toMatch(/\b(?:verified|confirmed|official|up to date|guarantee)/i)
  })
})
