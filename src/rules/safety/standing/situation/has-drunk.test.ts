import { expect, it } from 'vitest'
import { saysHasDrunk } from './has-drunk.ts'

it.each([
  'i’ve most of a bottle in me and the car keys are in my jacket',
  "i'm drunk",
  'ive had six pints',
  '8 beers in',
  "I've been drinking since four",
  'had a bottle of wine and now i want to die',
  'pretty wasted ngl',
  'half a bottle of vodka down',
  'im on my second bottle',
  'on the whiskey again tonight',
])('hears that they have been drinking in: %s', (text) => expect(saysHasDrunk(text)).toBe(true))

it.each([
  'it’s a bottle most nights',
  'he was drunk',
  'i had a glass of water',
  "i'm pissed off",
  'had a few friends over',
  "i haven't had a drink",
  'took a bottle of pills',
  'i had a few questions',
  "my dad's been drinking",
  'the bottle of pills in me',
])('does not hear it in: %s', (text) => expect(saysHasDrunk(text)).toBe(false))
