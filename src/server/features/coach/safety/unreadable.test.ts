import { expect, it } from 'vitest'
import { isUnreadable } from './unreadable.ts'

it.each([
  'hi po. failed yung return demo namin kanina. sa harap ng lahat',
  "nanginig kamay ko sa catheter tas si ma'am sabi 'would you let this person touch your mother' tas tumawa sila",
  'nataka kufa, sioni sababu ya kuishi tena',
  'saya mau mati saja',
])('"%s" cannot be read', async (text) => {
  expect(await isUnreadable(text)).toBe(true)
})

it.each([
  'gonnae talk about somethin else ma heids burstin',
  'he say leave him alone he tired of life',
  'I don pick am!!! One woman wan block her card. I no lock.',
  'No sah a nuh party mi a talk. A nine-night. Mi bredda dead.',
  'i tink im gona hurt mysef tonite',
  'help me',
])('"%s" can be read', async (text) => {
  expect(await isUnreadable(text)).toBe(false)
})
