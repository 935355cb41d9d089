import { describe, expect, it } from 'vitest'
import { greetingFor } from './greeting.ts'

const maya = { firstName: 'Maya', email: 'maya@example.com' }
const at = (hours: number, minutes: number) => new Date(2026, 2, 14, hours, minutes)

describe('the greeting', () => {
  it.each([
    [0, 0, 'Good morning, Maya.'],
    [11, 59, 'Good morning, Maya.'],
    [12, 0, 'Good afternoon, Maya.'],
    [16, 59, 'Good afternoon, Maya.'],
    [17, 0, 'Good evening, Maya.'],
    [23, 59, 'Good evening, Maya.'],
  ])('at %i:%i is "%s"', (hours, minutes, words) => {
    expect(greetingFor(maya, at(hours, minutes))).toBe(words)
  })

  it.each([
    [{ firstName: ' Maya ', email: 'x@example.com' }, 'Maya'],
    [{ firstName: '   ', email: 'm.okafor@example.com' }, 'm.okafor'],
    [{ firstName: '', email: '@example.com' }, 'Friend'],
    [{ firstName: '', email: '' }, 'Friend'],
  ])('calls %j %s', (person, name) => {
    expect(greetingFor(person, at(9, 0))).toBe(`Good morning, ${name}.`)
  })
})
