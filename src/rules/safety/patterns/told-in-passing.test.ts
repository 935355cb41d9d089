import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'

/** Told in one clause among other things, as people do who are ashamed of it. */
it.each([
  ['last month he pushed me onto the stove, so I have to pick the moment', 'partner_violence', 'self'],
  ['he waited till she went and put my head into the door', 'partner_violence', 'self'],
  ['i kept saying stop and he didnt. anyway how do i switch groups', 'sexual_assault', 'self'],
  ['i said it twice and then he did it anyway and i just froze', 'sexual_assault', 'self'],
  ['shes on the bathroom floor and says shes had a whole box of panadol', 'overdose', 'other'],
  ['tommys stepdad burns him with cigarettes, he showed me at swimming', 'child_abuse', 'other'],
  ['my brothers only 7 tho. he gets the belt. whatever', 'child_abuse', 'other'],
  [
    'Small boy of the family, I bring him in kindergarten. He have mark on the back like from belt',
    'child_abuse',
    'other',
  ],
  ['i stay in my room when mums on nights, her bf gets in a mood n shoves me about a bit', 'child_abuse', 'self'],
])('hears %s', (text, kind, whose) => {
  expect(isAlarm(assess(text))).toBe(true)
  expect(assess(text)).toMatchObject({ kind, whose })
})

it.each([
  'my husband counts the minutes when I am out for coffee',
  'hurts when i breathe in',
  'my chest has been tight since this morning, is that panic',
  'it got a lil physical. nothing crazy',
  'i put a hole in the bathroom door. she was on the other side of it',
  'he said im way more mature than other 14 yr olds which is so nice',
  'I don’t really remember saying he could come in',
])('asks about %s', (text) => {
  expect(assess(text).tier).toBe('checkin')
})

it.each([
  'my director is going to murder me tomorrow',
  'I spend all day with dead bodies and I need help talking to live ones',
  'I want one line ready to kill the moment stone dead',
  'he pushed me onto the stage',
  'my chest gets tight when I have to speak',
])('lets %s pass', (text) => {
  expect(isAlarm(assess(text))).toBe(false)
})

it.each([
  'In act three I hang myself from a beam. Four shows a weekend.',
  'Six minutes, one laugh, and that was a man choking on a nacho',
])('takes for a story: %s', (text) => {
  expect(isAlarm(assess(text))).toBe(false)
})
