import { describe, expect, it } from 'vitest'
import { specialCheckOf, specialChecks } from './checks/special-checks.ts'
import { crisisHelp } from './countries.ts'
import { specialLines } from './special-lines.ts'
import { faultsOf } from './testing/check-faults.ts'

/** Numbers are repeated here so that a typo cannot change one. */
const required = [
  ...[
    'US abuse 88788/START',
    'US abuse 18007997233',
    'US assault rainn.org',
    'US assault 18006564673',
    'US poison 18002221222',
  ],
  ...['CA poison 18447647669', 'CA poison 18004635060', 'UK abuse 08082000247'],
  ...['UK assault 247sexualabusesupport.org.uk', 'UK assault 08085002222'],
  ...['IE abuse 1800341900', 'IE assault 1800778888'],
  ...['AU abuse 0458737732', 'AU abuse 1800737732', 'AU assault 0458737732', 'AU assault 1800737732'],
  ...['AU poison 131126', 'NZ abuse 0800733843', 'NZ assault 4334', 'NZ assault 0800044334', 'NZ poison 0800764766'],
  ...['IN abuse 181', 'ZA abuse 0800428428', 'KE abuse 1195'],
  ...['ES abuse wa.me/34600000016', 'ES abuse 016', 'ES poison 915620420'],
  ...['AR abuse 144', 'CO abuse 155', 'CL abuse wa.me/56997007000', 'CL abuse 1455', 'PE abuse 100'],
  ...['FR abuse 3919', 'BE poison 070245245', 'LU poison 80025500', 'CH poison 145'],
  ...['DE abuse 116016', 'DE assault 116016', 'DE poison 03019240', 'AT abuse 0800222555', 'AT poison 014064343'],
  ...[
    'BR abuse wa.me/556196100180',
    'BR abuse 180',
    'BR poison 08007226001',
    'PT abuse 3060',
    'PT abuse 800202148',
    'PT poison 800250250',
  ],
  ...['IT abuse www.1522.eu', 'IT abuse 1522', 'IT assault www.1522.eu', 'IT assault 1522', 'IT poison 0266101029'],
]

describe('lines for one kind of danger', () => {
  it('dial the right numbers', () => {
    const dialled = specialLines.map(
      ({ country, topic, href }) =>
        `${country} ${topic} ${href.replace(/^(?:tel:|sms:|https:\/\/)/, '').replace('?&body=', '/')}`,
    )
    expect(dialled.toSorted()).toEqual(required.toSorted())
  })

  it('promise the night only where the service does', () => {
    const hoursOf = (label: string) => specialLines.find((line) => line.label === label)?.hours
    expect(hoursOf('Call 1455')).toMatch(/^Weekdays/)
    expect(hoursOf('Call 0800 722 6001')).not.toMatch(/night/i)
  })

  it('are there for every comparison that is written down', () => {
    const labelsOf = (code: string) => specialLines.filter(({ country }) => country === code).map(({ label }) => label)
    const compared = specialChecks.flatMap((checks) => Object.entries(checks))
    for (const [code, checks] of compared) expect(labelsOf(code)).toEqual(expect.arrayContaining(Object.keys(checks)))
  })

  it('say where they were compared, and belong to countries we know', () => {
    const countries = crisisHelp.map(({ country }) => country)
    for (const line of specialLines) {
      const { country, detail, isAlwaysFree, hours } = line
      expect(countries).toContain(country)
      expect(isAlwaysFree).toBe(/day and night/i.test(hours) && detail.startsWith('Free'))
      expect(faultsOf(specialCheckOf(line)), `${country} ${detail}`).toEqual([])
    }
  })
})
