import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV', () => {
  it('quotes every cell, doubles quotes and keeps line breaks inside', () => {
    expect(csvLine(['a', 'say "hi", you', 'two\nlines', null, 3, true])).toBe(
      '"a","say ""hi"", you","two\nlines","","3","true"\r\n',
    )
  })

  it('writes moments so that every program reads them', () => {
    expect(csvLine([new Date(0)])).toBe('"1970-01-01T00:00:00.000Z"\r\n')
  })

  it.each([
    '=1+1',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '=HYPERLINK("http://x","y")',
    '＝1',
    '|x',
    '%0A=1',
  ])('never starts a formula with %j', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
  })

  it('leaves ordinary words and negative numbers alone', () => {
    expect(csvLine(['fall-2026', 'a=b', 'x@example.com', -4])).toBe('"fall-2026","a=b","x@example.com","-4"\r\n')
  })
})
