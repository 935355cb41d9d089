import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

/** Drops the full stops at both ends. */
function words(text: string): string {
  return normalise(text).replace(/^ \. | \. $/g, '')
}

describe('normalise', () => {
  it.each([
    ["I don't want to", 'i do not want to'],
    ['i dont want to', 'i do not want to'],
    ['I DON’T WANT TO', 'i do not want to'],
    ['i don t want to', 'i do not want to'],
    ["they'd be fine, I'll go", 'they would be fine , i will go'],
    ['ill kill it', 'i will kill it'],
    ['I feel ill today', 'i feel ill today'],
  ])('writes contractions out, with or without the apostrophe: %s', (text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each([
    ['i wanna kms', 'i want to kill myself'],
    ['gonna unalive myself tn', 'going to kill myself tonight'],
    ['he unalived himself', 'he killed himself'],
    ['sewer slide', 'suicide'],
    ['idk rn', 'i do not know right now'],
  ])('reads slang: %s', (text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each([
    ['k i l l  m y s e l f', 'kill myself'],
    ['k-i-l-l myself', 'kill myself'],
    ['sui-cide', 'suicide'],
    ['su*cide', 'suicide'],
    ['k!ll my$elf', 'kill myself'],
    ['5uicide', 'suicide'],
    ['killmyself', 'kill myself'],
    ['iwanttodie', 'i want to die'],
    ['su\u200bicidal', 'suicidal'],
    ['ѕuісіdе', 'suicide'],
    ['𝓼𝓾𝓲𝓬𝓲𝓭𝓮', 'suicide'],
    ['ｓｕｉｃｉｄｅ', 'suicide'],
    ['I. Want. To. Die.', 'i want to die'],
    ['i want 💊 and a 🔪', 'i want pills and a knife'],
  ])('sees through a disguise: %s', (text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each([
    ['i wnat to dei', 'i want to die'],
    ['kil myslef', 'kill myself'],
    ['sucidal thougths', 'suicidal thoughts'],
    ['diiiie', 'die'],
    ['pleaseeee', 'please'],
  ])('corrects a typo: %s', (text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each(['dumped', 'therapist', 'skilled', 'cbt', 'bill', 'till', 'diet', 'grape', 'pulls', 'fun', 'odd'])(
    'leaves the word "%s" alone',
    (word) => {
      expect(words(word)).toBe(word)
    },
  )

  it('keeps sentences apart, and treats three dots as a pause', () => {
    expect(words('I stayed.Then I left... early? Yes')).toBe('i stayed . then i left , early ? yes')
  })

  it('drops words that only add emphasis', () => {
    expect(words('i honestly just really fucking want to die')).toBe('i want to die')
  })
})
