import { expect, it } from 'vitest'
import { correctsUs } from './corrects-us.ts'

it.each([
  'i didnt ask about keywords but ok',
  'no thats for voicemail. i mean the line when a person is there',
  'no no, thats HIS line, i need mine',
  'not the toast, the toasts done. this is just hello',
  'No, I meant the second date.',
  'that’s not what I asked',
  'I was asking about the girl',
  'you got that wrong',
])('is heard in "%s"', (text) => expect(correctsUs(text)).toBe(true))

it.each([
  'i said no to him and he was fine',
  'I asked her out and she said yes',
  'no that would be great',
  'i never say anything in class',
  'it is not easy, this is my first job',
  'not the best day. I went anyway',
  'no, my boss is nice',
])('is not heard in "%s"', (text) => expect(correctsUs(text)).toBe(false))
