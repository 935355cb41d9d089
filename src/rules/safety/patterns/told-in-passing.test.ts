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
  ['ok its not a joke. i cut. since 15, i stopped 2 years, started again sunday', 'self_harm', 'self'],
  ['today was deeper than normal and it doesnt close good, i put toilet paper', 'self_harm', 'self'],
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
  'the tannoy says my name between the announcements so I sit up and listen',
  'they been talking about me on the scanners',
  'when everyone is on mute I still hear them talking about me',
  'She says Kev puts something in the doughnuts. Should I ask him straight?',
  'I arranged the papers and paid the rent until December. I gave the cat to my sister',
])('asks about %s', (text) => {
  expect(assess(text).tier).toBe('checkin')
})

it.each([
  'my director is going to murder me tomorrow',
  'I spend all day with dead bodies and I need help talking to live ones',
  'I want one line ready to kill the moment stone dead',
  'he pushed me onto the stage',
  'my chest gets tight when I have to speak',
  'we went deeper than usual in that talk and it did not stop until two',
  'I cut, she colors, and we never talk',
  'i cut onions all day and then the shift started again',
  'paid the rent until march so i can finally look for people to live with',
  'I gave the cat to my sister because of the allergy',
  'they said my name over the tannoy and everybody looked',
  'the funeral was on friday. my aunt rides with me to work now',
])('lets %s pass', (text) => {
  expect(isAlarm(assess(text))).toBe(false)
})

it.each([
  'In act three I hang myself from a beam. Four shows a weekend.',
  'Six minutes, one laugh, and that was a man choking on a nacho',
])('takes for a story: %s', (text) => {
  expect(isAlarm(assess(text))).toBe(false)
})
