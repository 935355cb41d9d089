import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, preview, readMinutes, wordCount } from './reading.ts'

describe('plainText', () => {
  it('keeps a gap between paragraphs, items and lines', () => {
    expect(plainText('<p>One</p>\n<ul><li>two</li><li>three<br>four</li></ul>')).toBe('One two three four')
  })

  it('splits no word where emphasis or a link begins', () => {
    expect(plainText('<p>un<em>believ</em>able, <a href="/help-now">really</a>.</p>')).toBe('unbelievable, really.')
  })

  it('reads entities once', () => {
    expect(plainText('Tom &amp; Jo &lt;3 &quot;hi&quot; it&#39;s&nbsp;fine &amp;lt;')).toBe(
      'Tom & Jo <3 "hi" it\'s fine &lt;',
    )
  })

  it('gives back any escaped text, with its spaces folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        expect(plainText(`<p>${escaped}</p>`)).toBe(text.replace(/\s+/g, ' ').trim())
      }),
    )
  })
})

describe('preview', () => {
  it('shows a text of exactly the length whole, and cuts one that is a character longer', () => {
    expect(preview('a'.repeat(300), 300)).toBe('a'.repeat(300))
    expect(preview('a'.repeat(301), 300)).toBe(`${'a'.repeat(300)}…`)
  })

  it('counts an emoji as one character and never cuts it in half', () => {
    expect(preview('🙂🙂🙂', 2)).toBe('🙂🙂…')
  })

  it('folds white space before it counts', () => {
    expect(preview('  one\n\n two ', 7)).toBe('one two')
  })

  it('is always the beginning of the text, and says whether there is more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 350 }), (text, length) => {
        const whole = Array.from(text.replace(/\s+/g, ' ').trim())
        const shown = Array.from(preview(text, length))
        const isCut = whole.length > length
        expect(shown.slice(0, length)).toEqual(whole.slice(0, length))
        expect(shown.length).toBe(isCut ? length + 1 : whole.length)
        if (isCut) expect(shown.at(-1)).toBe('…')
      }),
    )
  })
})

describe('wordCount', () => {
  it('counts what a reader would call a word', () => {
    expect(wordCount('It\'s 10:04 – you say "well-known", twice.')).toBe(6)
    expect(wordCount(' \n ')).toBe(0)
  })

  it('adds up over texts set side by side', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(wordCount(`${a} ${b}`)).toBe(wordCount(a) + wordCount(b))
      }),
    )
  })
})

describe('readMinutes', () => {
  it.each([
    [0, 1],
    [220, 1],
    [329, 1],
    [330, 2],
    [989, 4],
    [990, 5],
    [1760, 8],
  ])('%i words take %i minutes', (words, expected) => {
    expect(readMinutes(words)).toBe(expected)
  })
})
