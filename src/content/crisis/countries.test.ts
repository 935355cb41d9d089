import { describe, expect, it } from 'vitest'
import { crisisCountries } from '#rules/crisis-countries.ts'
import { checkOf, lineChecks } from './checks/line-checks.ts'
import { crisisHelp } from './countries.ts'
import { faultsOf } from './testing/check-faults.ts'

/** Numbers each country must offer. They are repeated here so that a typo cannot change one. */
const required: Record<string, string> = {
  US: '911 | 988 741741/HOME 18004224453 | 988 18004224453',
  CA: '911 | 988 686868/CONNECT | 988 18006686868',
  UK: '999 | 85258/SHOUT www.childline.org.uk | 116123 111 08088088000 08001111',
  IE: '112 | 50808/HELLO www.childline.ie | 116123 1800666666',
  AU: '000 | 0477131114 kidshelpline.com.au | 131114 1800551800',
  NZ: '111 | 1737 234 | 1737 0800376633',
  IN: '112 | icallhelpline.org | 14416 1098',
  ZA: '112 | 31393 | 0800567567 116',
  NG: '112 | | 08000787746 08008008001',
  KE: '999 | | 0722178177 116',
  GH: '112 | | 0800678678 0800800800',
  PH: '911 | | 09178998727 1553 163',
  PK: '1122 | | 1121',
  SG: '995 | wa.me/6591511767 wa.me/6566691771 www.tinklefriend.sg | 1767 1771 18002744788',
  ES: '112 | www.anar.org | 024 900202010',
  MX: '911 | wa.me/525555335533 | 8009112000 5555335533',
  CO: '123 | wa.me/573007548933 | 106 141',
  AR: '911 | | 08009990091 135 102',
  PE: '105 | | 113 100',
  CL: '131 | www.linealibre.cl | *4141 1515',
  EC: '911 | | 171',
  DO: '911 | | 8092001400 8092001202',
  UY: '911 | | 08000767 08005050',
  CR: '911 | wa.me/50689891147 |',
  VE: '911 | | 04242907338 04242842359',
  FR: '15 | www.sos-amitie.com www.allo119.gouv.fr www.filsantejeunes.com | 3114 119 0800235236',
  BE: '112 | www.zelfmoord1813.be www.103ecoute.be | 1813 080032123 103 102',
  LU: '112 | 454545.lu | 454545 116111',
  CH: '144 | www.143.ch www.147.ch | 143 147',
  DE: '112 | online.telefonseelsorge.de krisenchat.de | 08001110111 116123 116111',
  AT: '144 | chat.onlineberatung-telefonseelsorge.at www.rataufdraht.at | 142 147',
  BR: '192 | cvv.org.br | 188 100',
  PT: '112 | | 1411 116111',
  IT: '112 | wa.me/393240117252 azzurro.it | 0223272327 19696',
  other: '112 | |',
}

describe('crisis help', () => {
  it('covers each country once, in the order of the one list, and everywhere else last', () => {
    expect(crisisHelp.map(({ country }) => country)).toEqual([...crisisCountries])
    expect(crisisCountries.length).toBeGreaterThan(30)
  })
})

describe.each(crisisHelp)('in $countryName', ({ country, emergency, lines }) => {
  const kinds = lines.map(({ how }) => how)
  const behind = (href: string) => href.replace(/^(?:tel:|sms:|https:\/\/)/, '').replace('?&body=', '/')
  const isWritten = (how: string) => how === 'text' || how === 'chat'

  it('has the right numbers behind its buttons', () => {
    const written = lines.filter(({ how }) => isWritten(how)).map(({ href }) => behind(href))
    const called = lines.filter(({ how }) => how === 'call').map(({ href }) => behind(href))
    const all = [behind(emergency.href), written.join(' '), called.join(' ')].join(' | ').replace(/ +/g, ' ').trim()
    expect(all).toBe(required[country])
  })

  it('offers writing before calling, and a directory last', () => {
    const order = ['text', 'chat', 'call', 'web']
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('lets people who fear the phone reach someone without it, or says where to look', () => {
    expect(kinds.some((how) => how !== 'call')).toBe(true)
  })

  it('calls a line free at all hours only where its words do', () => {
    for (const { hours, detail, isAlwaysFree } of lines) {
      expect(isAlwaysFree).toBe(/day and night/i.test(hours) && detail.startsWith('Free'))
    }
  })

  it('says on each button what the tap does', () => {
    for (const { label, href, how } of [...lines, { ...emergency, how: 'call' as const }]) {
      expect(label).toMatch({ text: /^Text /, call: /^Call /, chat: /^(?:Open|WhatsApp) /, web: /^Open / }[how])
      if (how === 'text' || how === 'call') {
        expect(label.replace(/[^\d*]/g, '')).toContain(/[\d*]+/.exec(href)![0])
      }
    }
  })

  it('names for each line where it was compared, how, and on which day, or says that it was not', () => {
    for (const line of lines) expect(faultsOf(checkOf(country, line)), line.label).toEqual([])
  })

  it('says of no line that is not there what it was compared with', () => {
    const labels = lines.map(({ label }) => label)
    expect(Object.keys(lineChecks[country] ?? {}).filter((label) => !labels.includes(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('for the young', () => {
  it('there is a line of their own wherever there are lines at all, with few exceptions', () => {
    const without = crisisHelp.filter(
      ({ lines }) => lines.some(({ how }) => how === 'call') && !lines.some(({ isForYoung }) => isForYoung),
    )
    expect(without.map(({ country }) => country)).toEqual(['EC'])
  })
})
