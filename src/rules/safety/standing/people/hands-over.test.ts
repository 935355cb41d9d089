import { expect, it } from 'vitest'
import { isHandingOver } from './hands-over.ts'

it.each([
  'k hes handing me the phone. thanks',
  'car is here',
  "Abena says taxi is 4 minutes. She's packing my charger",
  'mum is coming home early. im gonna go wait in the kitchen with her',
  'we are going to the hospital now',
  "She's at my door. I'm a bit ashamed but I'm going. Thank you",
  "I'll put the phone away now",
  'I’ll sit with my brother until then',
])('finds that somebody takes over in "%s"', (text) => expect(isHandingOver(text)).toBe(true))

it.each([
  'he took my phone',
  'i dont want to be with him',
  'my car is at the bridge',
  'she is not here yet',
  "i'm going to do it",
  "i'm going crazy here",
  "i'm going.",
  'in 10 minutes it will be over',
])('finds nobody taking over in "%s"', (text) => expect(isHandingOver(text)).toBe(false))
