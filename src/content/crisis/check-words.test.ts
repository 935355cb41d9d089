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
  it('says of a line without a check that there was none, and where to look', () => {
    expect(lines.some(({ checked }) => checked?.how === 'none')).toBe(true)
    expect(checkWords.none).toMatch(/not compared/)
    expect(checkWords.none).not.toMatch(/saved|copy|checked|verified/)
    expect(checkWords.none).toMatch(/look it up at$/)
  })

  it('has compared all but these', () => {
    const without = lines.filter(({ checked }) => checked?.how === 'none').map(({ label }) => label)
    expect(without.toSorted()).toEqual(['Call 0808 500 2222', 'Open www.sos-amitie.com', 'WhatsApp 9999 666 555'])
  })

  it('says of the others what they were compared with: a saved copy, and whose', () => {
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
