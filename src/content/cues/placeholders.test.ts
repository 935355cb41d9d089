import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CuePart, fillCue, parseCue, slotNames } from './placeholders.ts'

const word = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/)
const lineOfParts = fc.array(
  fc.oneof(
    word.map((text): CuePart => ({ kind: 'text', text: `${text}, ` })),
    word.map((name): CuePart => ({ kind: 'slot', name })),
  ),
)

function written(parts: readonly CuePart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : `[${part.name}]`)).join('')
}

describe('parseCue', () => {
  it('takes a line apart into words and slots', () => {
    expect(parseCue("I'm [your name], from [your team].")).toEqual([
      { kind: 'text', text: "I'm " },
      { kind: 'slot', name: 'your name' },
      { kind: 'text', text: ', from ' },
      { kind: 'slot', name: 'your team' },
      { kind: 'text', text: '.' },
    ])
  })

  it('takes brackets that are empty or never close as words', () => {
    expect(parseCue('a [] b [c')).toEqual([{ kind: 'text', text: 'a [] b [c' }])
  })

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ', '.') }), (text) => {
        expect(written(parseCue(text))).toBe(text)
      }),
    )
  })

  it('finds exactly the slots that were written', () => {
    fc.assert(
      fc.property(lineOfParts, (parts) => {
        const slots = parts.filter((part) => part.kind === 'slot')
        expect(parseCue(written(parts)).filter((part) => part.kind === 'slot')).toEqual(slots)
      }),
    )
  })
})

describe('slotNames', () => {
  it('names what comes twice once', () => {
    expect(slotNames('[a name] said that [a name] saw [the dog]')).toEqual(['a name', 'the dog'])
  })
})

describe('fillCue', () => {
  it('puts the words in, in every place they belong', () => {
    const words = new Map([['a name', ' Sam ']])
    expect(fillCue('Is it [a name]? Hi, [a name].', words)).toBe('Is it Sam? Hi, Sam.')
  })

  it('leaves a slot in its brackets while it has no words', () => {
    expect(fillCue("I'm [your name] from [your team].", new Map([['your name', '  ']]))).toBe(
      "I'm [your name] from [your team].",
    )
  })

  it('takes brackets and dollar signs in the words as they are', () => {
    expect(fillCue('About [their plan]:', new Map([['their plan', '[$& x]']]))).toBe('About [$& x]:')
  })

  it('with each slot filled by its own name in brackets, gives back the line', () => {
    fc.assert(
      fc.property(lineOfParts, (parts) => {
        const text = written(parts)
        const words = new Map(slotNames(text).map((name) => [name, `[${name}]`]))
        expect(fillCue(text, words)).toBe(text)
        expect(fillCue(text, new Map())).toBe(text)
      }),
    )
  })

  it('leaves no bracket once every slot has words', () => {
    fc.assert(
      fc.property(lineOfParts, word, (parts, filling) => {
        const text = written(parts)
        const filled = fillCue(text, new Map(slotNames(text).map((name) => [name, filling])))
        expect(filled).toBe(parts.map((part) => (part.kind === 'text' ? part.text : filling)).join(''))
      }),
    )
  })
})
