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
  '?? no. my MANAGER at work is a nightmare. nobody at home',
  'mate there is no violence. its a job interview',
  'Good grief. No. Nobody has been hurt.',
  "nothing happened to me. You've mixed me up with someone else.",
  'lol no. bye',
  'lol no not like that, i am joking',
  'what? why is it giving me 988. im not in that kind of trouble',
  'You misread me',
  'Nobody has done anything to me. Please read what I write.',
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
  'no. i dont want to die its not like that. ok yeah i do it to myself. sometimes. not today',
  "it's not like that, it was only twice",
  'nobody hit me. well i did fall because he pushed me, only once',
  'no im not hurt. i havent called anyone',
  'no',
  'no he is still here',
  'i took them an hour ago and nothing happened',
])('takes "%s" for no denial', (text) => expect(deniesOutright(text)).toBe(false))
