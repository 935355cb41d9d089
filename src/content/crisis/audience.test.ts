import { describe, expect, it } from 'vitest'
import { linesOf } from './audience.ts'
import { crisisHelp } from './countries.ts'
import { dayAndNight } from './line.ts'

const withYoung = crisisHelp.filter(({ lines }) => lines.some(({ isForYoung }) => isForYoung))

describe('for a child', () => {
  it.each(withYoung)('there is a line that answers at night in $countryName, or every line there is', (help) => {
    const shown = linesOf(help, undefined, 'young')
    expect(shown[0]?.isForYoung).toBe(true)
    const isOpen = shown.some(({ isForYoung, hours }) => isForYoung && hours === dayAndNight)
    if (isOpen) expect(shown.filter(({ isForYoung }) => !isForYoung)).toEqual([])
    else expect(shown).toHaveLength(help.lines.length)
  })

  it('the lines for adults follow where those for children keep office hours', () => {
    const portugal = crisisHelp.find(({ country }) => country === 'PT')!
    const labels = linesOf(portugal, undefined, 'young').map(({ label }) => label)
    expect(labels).toEqual(['Call 116 111', 'Call 1411', 'Open findahelpline.com'])
  })
})
