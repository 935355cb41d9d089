import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crisisHelp } from './countries.ts'
import { guessCountry } from './guess-country.ts'

describe('guessCountry', () => {
  it.each([
    ['America/New_York', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['America/Toronto', 'CA'],
    ['America/St_Johns', 'CA'],
    ['Europe/London', 'UK'],
    ['Europe/Dublin', 'IE'],
    ['Australia/Perth', 'AU'],
    ['Pacific/Auckland', 'NZ'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Europe/Berlin', 'DE'],
    ['Europe/Paris', 'FR'],
    ['Europe/Vienna', 'AT'],
    ['America/Mexico_City', 'MX'],
    ['America/Sao_Paulo', 'BR'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['Africa/Lagos', 'NG'],
    ['Europe/Lisbon', 'PT'],
  ])('takes a clock in %s for %s, whatever the language', (timeZone, country) => {
    expect(guessCountry({ languages: ['en-US'], timeZone })).toBe(country)
    expect(guessCountry({ languages: ['pt-BR', 'fr-FR'], timeZone })).toBe(country)
  })

  it.each(['Asia/Tokyo', 'Pacific/Fiji', 'Africa/Tunis', 'Europe/Warsaw', 'America/La_Paz'])(
    'sends nobody in %s to another country’s lines',
    (timeZone) => {
      expect(guessCountry({ languages: ['en-US', 'de-DE'], timeZone })).toBe('other')
    },
  )

  it.each([
    [['en-GB'], 'UK'],
    [['de', 'de-DE', 'en-US'], 'DE'],
    [['fr-CA'], 'CA'],
    [['hi-Deva-IN'], 'IN'],
    [['EN-au'], 'AU'],
    [['en', 'fr'], 'other'],
    [['sv-SE'], 'other'],
    [[], 'other'],
  ])('asks the languages %j where the clock names no place', (languages, country) => {
    for (const timeZone of [undefined, '', 'UTC', 'Etc/UTC', 'Etc/GMT+5']) {
      expect(guessCountry({ languages, timeZone })).toBe(country)
    }
  })

  it('always ends at a country we have lines for', () => {
    const known = crisisHelp.map(({ country }) => country)
    fc.assert(
      fc.property(fc.array(fc.string()), fc.option(fc.string(), { nil: undefined }), (languages, timeZone) => {
        expect(known).toContain(guessCountry({ languages, timeZone }))
      }),
    )
  })

  it('knows every zone of these countries that this machine knows', () => {
    const australian = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/'))
    expect(australian.length).toBeGreaterThan(5)
    for (const timeZone of australian) expect(guessCountry({ languages: [], timeZone })).toBe('AU')
  })
})
