import { expect, it } from 'vitest'
import { deniesOutright } from './denies-outright.ts'

it.each([
  'What? No. Nobody hurt me. A doctor interrupted me at work.',
  'I am not hurt, I am not in danger, nobody assaulted me.',
  "you've completely got the wrong end of this",
  "That's not how I meant it. I'm just angry.",
  'he never touched me, he talked over me',
  "i'm not suicidal, i'm tired",
  "I don't want to die, I want to pass this exam",
  'uh what? nothing bad happened. we had ramen',
  'it was just an interruption',
])('believes "%s"', (text) => expect(deniesOutright(text)).toBe(true))

it.each([
  "I'm fine",
  'never mind',
  "it's nothing",
  "nobody hurt me but i don't want to go home",
  "he didn't hit me this time",
  'i want to die',
  'nobody can help me',
  "I'm not hurt yet",
])('takes "%s" for no denial', (text) => expect(deniesOutright(text)).toBe(false))
