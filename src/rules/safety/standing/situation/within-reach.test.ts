import { expect, it } from 'vitest'
import { saysWithinReach } from './within-reach.ts'

it.each([
  'its in the airing cupboard behind the towels',
  'it’s not out of reach, I can be there in ten steps',
  'theyre in my pencil case',
  'still in the drawer',
  'I could still get at them',
])('"%s" is within reach', (text) => expect(saysWithinReach(text)).toBe(true))

it.each([
  'I put it in the shed and gave my dad the key',
  'she has taken them to hers',
  'flushed them',
  'I am in the kitchen',
])('"%s" is not', (text) => expect(saysWithinReach(text)).toBe(false))
