import { describe, expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const greetingFor = (firstName: string) =>
  writeLetter({ subject: 'x', firstName, paragraphs: ['y'] }).text.split('\n')[0]

describe('a letter', () => {
  it.each(['Robin', 'Zoë <b>', 'J. R.', 'Anne-Marie', 'O’Neill', 'St. John', '李雷'])('greets %s by name', (name) => {
    expect(greetingFor(name)).toBe(`Hello ${name},`)
  })

  it.each([
    'win at evil.example',
    'https://evil.example',
    'evil。example',
    'www evil',
    'call me@evil',
    'evil.example/x',
    'tel:123',
    'a\\b',
  ])('does not pass on an address that poses as a name: %s', (name) => {
    expect(greetingFor(name)).toBe('Hello,')
  })
})
