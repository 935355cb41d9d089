import { describe, expect, it } from 'vitest'
import { crisisHelp } from './countries.ts'

/** What each country must offer, as numbers one can dial. Changing one here is a decision, not a slip of the pen. */
const required: Record<string, { emergency: string; calls: readonly string[]; texts: readonly string[] }> = {
  US: { emergency: '911', calls: ['988'], texts: ['988', '741741 HOME'] },
  CA: { emergency: '911', calls: ['988'], texts: ['988'] },
  UK: { emergency: '999', calls: ['116123', '111'], texts: ['85258 SHOUT'] },
  IE: { emergency: '112', calls: ['116123'], texts: ['50808 HELLO'] },
  AU: { emergency: '000', calls: ['131114'], texts: ['0477131114'] },
  NZ: { emergency: '111', calls: ['1737'], texts: ['1737'] },
  IN: { emergency: '112', calls: ['14416'], texts: [] },
  DE: { emergency: '112', calls: ['08001110111', '116123'], texts: [] },
  FR: { emergency: '15', calls: ['3114'], texts: [] },
  other: { emergency: '112', calls: [], texts: [] },
}

describe('crisis help', () => {
  it('covers each country once, and everywhere else last', () => {
    expect(crisisHelp.map(({ country }) => country)).toEqual(Object.keys(required))
  })
})

describe.each(crisisHelp)('in $countryName', ({ country, emergency, lines, lastVerified }) => {
  const expected = required[country]!
  const kinds = lines.map(({ how }) => how)

  it('has the right numbers behind its buttons', () => {
    expect(emergency.href).toBe(`tel:${expected.emergency}`)
    const calls = lines.filter(({ how }) => how === 'call').map(({ href }) => href)
    expect(calls).toEqual(expected.calls.map((number) => `tel:${number}`))
    const texts = lines.filter(({ how }) => how === 'text').map(({ href }) => href)
    expect(texts).toEqual(expected.texts.map((text) => `sms:${text.replace(' ', '?&body=')}`))
  })

  it('offers writing before calling, and a web page last', () => {
    const order = ['text', 'call', 'web']
    expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('lets people who fear the phone reach someone without it', () => {
    expect(kinds.some((how) => how !== 'call')).toBe(true)
  })

  it('has a line that is free, day and night, or a place to find one', () => {
    const open = lines.filter(
      ({ hours, detail }) => /day and night/i.test(hours) && /^(?:Free|Kostenfrei|Gratuit)/.test(detail),
    )
    if (country === 'other') expect(lines.map(({ href }) => href)).toContain('https://findahelpline.com')
    else expect(open.length).toBeGreaterThanOrEqual(1)
  })

  it('calls a line free at all hours only where its words do', () => {
    for (const { hours, detail, isAlwaysFree } of lines) {
      expect(isAlwaysFree).toBe(/day and night/i.test(hours) && /^(?:Free|Kostenfrei|Gratuit)/.test(detail))
    }
  })

  it('says on each button the number that a tap dials', () => {
    for (const { label, href, how } of [...lines, { ...emergency, how: 'call' }]) {
      if (how === 'web') expect(href).toMatch(/^https:\/\/[a-z.]+$/)
      else expect(label.replace(/\D/g, '')).toContain(/\d+/.exec(href)![0])
      expect(label).toMatch(how === 'text' ? /^Text / : how === 'call' ? /^Call / : /^Open /)
    }
    expect(emergency.number).toContain(expected.emergency)
  })

  it('was checked on a day that is written down', () => {
    expect(new Date(`${lastVerified}T00:00:00Z`).toISOString().slice(0, 10)).toBe(lastVerified)
  })
})
