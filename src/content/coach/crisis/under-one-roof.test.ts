import { describe, expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

const replies = (...texts: string[]) => talk(texts).map(({ reply }) => reply?.text ?? '')

describe('somebody whose brother, wife or flatmate is in danger in the same home', () => {
  const told = [
    'its my brother hes 26 he lives with me. he came out all calm and said dont worry ive sorted everything. theres a list of who gets what. i think he wants to kill himself',
  ]

  test.each([
    ['hes in his room, doors shut. what do i say to him at the door??', /"/],
    ['do i ask him straight out or does that put it in his head', /Ask straight out|plain|use the word itself/],
    ['do i ring 999 or is that too much, he hasnt actually done anything', /\{?number|911|999|before anything/],
    ['should i tell our mum, shes 20 mins away and has a bad heart', /family|Tell one person|A life comes before/],
    ['i read his notebook, i feel like ive spied on him', /looked|private|how you know/],
    ['he just went out and took the car keys, hes not picking up', /left home|come back|dot/],
  ])('is helped as the one who is there: %s', (asked, answer) => {
    const text = replies(...told, asked).at(-1)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/stay on the phone with you|Tell me where you are|your child/)
  })

  test('is not asked where they are', () => {
    expect(replies(...told, 'hes in his room now, im in the kitchen', 'i dont know', 'idk').join(' ')).not.toMatch(
      /Do you know where they are|Who is nearest to them|When did you last hear/,
    )
  })
})

test('a neighbor who carries the tablets off has swallowed nothing', () => {
  const turns = talk([
    'i want to die. my moms heart tablets are here',
    'nobody is here',
    'i knocked at mr singhs. he didnt ask, he took the box in a chapati bag and said come watch cricket',
  ])
  expect(turns.at(-1)?.state?.kind).toBe('suicide')
  expect(turns.at(-1)?.reply?.text).not.toMatch(/poison|breathing/)
})

test('nobody is told to go in to somebody who may have a gun', () => {
  const reply = replies(
    'its my husband, he said you two would manage. he sits in the garage. i think he wants to kill himself',
    'his rifle is in there. is it safe for me to go in there?',
  ).at(-1)
  expect(reply).toMatch(/911/)
  expect(reply).not.toMatch(/Go to them|Knock|sit with you/)
})

test('words that look like ordinary talk go to somebody whose messages are read', () => {
  const reply = replies(
    'my husband hits me. he reads my whatsapp every night',
    'what do i write to hina, it must look like normal talk, like about recipe',
  ).at(-1)
  expect(reply).not.toMatch(/I’ve been hurt|my safety/)
})

test('a wound is sent to a place and not to a text line', () => {
  const told = 'i have been cutting again. the edges dont meet'
  expect(replies(told, 'where do i go with it tonight').at(-1)).toMatch(/urgent care|emergency room/i)
  expect(replies(told, 'my fingers feel a bit fuzzy on that side').at(-1)).toMatch(/bandage/)
  expect(replies(told, 'would the gp write it down and would work find out').at(-1)).not.toMatch(/I don’t tell anybody/)
})

test('a boss who was named before does not move a mother out of the house', () => {
  const [, , reply] = talk([
    'my boss is riding along with me friday',
    'its my mom, i live with her. she put papers out and said she is ready to die',
    'shes in her bedroom, door shut. should i go in her room',
  ])
  expect(reply?.state?.circumstances).toContain('under_one_roof')
  expect(reply?.reply?.text).not.toMatch(/don’t go in yourself|the child/)
})

test('an empty bottle and slow speech are an emergency, however little is known', () => {
  const turns = talk([
    'its my mom, i live with her. she put papers out and said she wants to kill herself',
    'i went in. she talks kinda slow and her hand is cold. one bottle is on the nightstand its empty',
  ])
  expect(turns.at(-1)?.state).toMatchObject({ kind: 'overdose', whose: 'other' })
  expect(turns.at(-1)?.reply?.text).toMatch(/911/)
})

test('a mother of 58 is no child', () => {
  const turns = talk([
    'its my mom, shes 58, i live with her. she said she wants to kill herself',
    'what child. theres no child',
  ])
  expect(turns.map(({ reply }) => reply?.text).join(' ')).not.toMatch(/the child/)
})
