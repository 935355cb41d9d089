import { describe, expect, it } from 'vitest'
import { allCues } from '#content/cues/all-cues.ts'
import { lineParts } from './line-parts.ts'

describe('a line on the screen', () => {
  it('keeps what follows a slot without a space right behind it', () => {
    expect(lineParts("I'm [your name], from [your team].")).toEqual([
      { kind: 'text', text: "“I'm " },
      { kind: 'slot', name: 'your name', ending: ',' },
      { kind: 'text', text: ' from ' },
      { kind: 'slot', name: 'your team', ending: '.”' },
    ])
    expect(lineParts('[a name] called')).toEqual([
      { kind: 'text', text: '“' },
      { kind: 'slot', name: 'a name', ending: '' },
      { kind: 'text', text: ' called”' },
    ])
  })

  it('keeps every character of every cue', () => {
    for (const { text } of allCues) {
      const said = lineParts(text).map((part) => (part.kind === 'text' ? part.text : `[${part.name}]${part.ending}`))
      expect(said.join('')).toBe(`“${text}”`)
    }
  })
})
