import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what would end a cell or a row', () => {
  expect(
    toCsv([
      ['Day', 'Note'],
      ['2026-11-15', 'She said “hm”, then "yes"\nand left'],
    ]),
  ).toBe('Day,Note\r\n2026-11-15,"She said “hm”, then ""yes""\nand left"\r\n')
})

it('marks words that a spreadsheet would run as a formula, and leaves numbers alone', () => {
  expect(toCsv([['=HYPERLINK("x")', '+1', '-1', '@me', '\tx', -1, 0.5]])).toBe(
    `"'=HYPERLINK(""x"")",'+1,'-1,'@me,'\tx,-1,0.5\r\n`,
  )
})
