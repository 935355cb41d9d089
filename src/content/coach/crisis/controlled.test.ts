import { expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

const told = [
  'my husband keeps me prisoner, he locked me in and took my keys, im scared to go home',
  "he doesn't hit me. he's at work till 6",
]

test('says plainly that being locked in is not normal', () => {
  const replies = talk([
    'my boyfriend is abusive i think',
    'he locked the door when he went out and took my keys. only for the day. he said sorry after. is that like. normal',
  ])
  expect(replies.at(-1)?.reply?.text).toMatch(/^No\b/)
  expect(replies.at(-1)?.reply?.text).not.toMatch(/sleep somewhere|distance/)
})

test('answers the question for what is normal again when it is asked again', () => {
  const replies = talk([
    'my boyfriend is abusive i think',
    'he has my bank card and looks at my phone. is that normal',
    'i asked if its normal. just tell me',
  ])
  for (const { reply } of replies.slice(1)) expect(reply?.text).toMatch(/\bNo\b/)
})

test('has no advice for blows where nobody was hit, and none to leave', () => {
  const texts = talk([
    'my boyfriend is abusive i think',
    'he has my bank card and i dont get money unless i ask',
    'hes lovely most of the time',
    'im not leaving him, i never said that',
    'i dont know',
  ]).map(({ reply }) => reply?.text ?? '')
  expect(texts.slice(1).join(' ')).not.toMatch(
    /hard floors|sleep tonight|Pack |Leaving is the time|call the police for me/,
  )
})

test('supports the thought of telling somebody, and does not send them to the one they fear', () => {
  const last = talk([
    'my boyfriend is abusive i think',
    'he has my bank card and checks my phone',
    'my mate priya at work might get it. maybe id tell her. dunno',
  ]).at(-1)
  expect(last?.reply?.text).toMatch(/tell|telling/i)
  expect(last?.reply?.text).not.toMatch(/Does one person/)
})

test('goes back to the words for violence once a blow is told', () => {
  const replies = talk(['my boyfriend is abusive i think', 'he has my bank card', 'he punched me last night'])
  expect(replies[1]?.state?.isControlled).toBe(true)
  expect(replies[2]?.state?.isControlled).not.toBe(true)
})

test('does not take "he is at work" for being away from home', () => {
  const replies = talk(told)
  expect(replies[1]?.reply?.text).not.toMatch(/away from there|Stay where you are/)
})

test('does not hear dying in "I can\'t say I\'m not safe", and has words for a brother that fit', () => {
  const replies = talk(
    [
      'my wife is abusive i think, my wages go in her account and she has my car keys',
      'my brother i suppose. what do i say to him',
      'i cant say im not safe, thats not what it is. its more that i dont know where i went',
    ],
    'UK',
  )
  expect(replies[1]?.reply?.text).not.toMatch(/not safe|been hurt/)
  expect(replies[1]?.reply?.text).toMatch(/["“]/)
  expect(replies[2]?.state?.kind).toBe('partner_violence')
  expect(replies[2]?.reply?.text).not.toMatch(/dying|killing yourself/)
})

test.each(['is this abuse?', 'is it wrong what he does?', 'is that violence?', 'is it ok to write here?'])(
  'never answers "%s" with a no',
  (question) => {
    const last = talk(['my boyfriend is abusive i think, he has my bank card', question]).at(-1)
    expect(last?.reply?.text).not.toMatch(/^No\b/)
  },
)
