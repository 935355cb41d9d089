import { describe, expect, it } from 'vitest'
import { crisisHelp } from './countries.ts'
import { specialLines } from './special-lines.ts'

/** Written twice on purpose: changing a number is a decision, not a slip of the pen. */
const required = [
  'US abuse text 88788 START',
  'US abuse call 18007997233',
  'US assault call 18006564673',
  'US poison call 18002221222',
  'CA poison call 18447647669',
  'UK abuse call 08082000247',
  'UK assault call 08085002222',
  'IE abuse call 1800341900',
  'IE assault call 1800778888',
  'AU abuse call 1800737732',
  'AU assault call 1800737732',
  'NZ abuse call 0800733843',
  'NZ assault text 4334',
  'NZ assault call 0800044334',
  'NZ poison call 0800764766',
  'DE abuse call 116016',
  'DE assault call 116016',
  'FR abuse call 3919',
]

describe('lines for one kind of danger', () => {
  it('dial the right numbers', () => {
    const dialled = specialLines.map(({ country, topic, how, href }) => {
      const [number = '', word] = href.replace(/^(?:tel|sms):/, '').split('?&body=')
      return [country, topic, how, number, word].filter((part) => part !== undefined).join(' ')
    })
    expect(dialled).toEqual(required)
  })

  it('say on the button what the tap does', () => {
    for (const { label, href, how } of specialLines) {
      expect(label).toMatch(how === 'call' ? /^Call [\d -]+$/ : /^Text (?:[A-Z]+ to )?[\d ]+$/)
      expect(label.replace(/\D/g, '')).toBe(/\d+/.exec(href)![0])
    }
  })

  it('are free at all hours, name where they were read, and belong to countries we know', () => {
    const countries = crisisHelp.map(({ country }) => country)
    for (const { country, detail, hours, isAlwaysFree, source } of specialLines) {
      expect(countries).toContain(country)
      expect(detail).toMatch(/^(?:Free|Kostenfrei|Gratuit)/)
      expect(hours).toMatch(/day and night/i)
      expect(isAlwaysFree).toBe(true)
      expect(source).toMatch(/^https:\/\/[a-z0-9.]+$/)
    }
  })
})
