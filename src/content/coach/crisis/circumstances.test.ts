import { describe, expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

const replies = (...texts: string[]) => talk(texts).map(({ reply }) => reply?.text ?? '')

describe('somebody who hears a voice', () => {
  const heard = 'last 2 days theres a voice says what im doing. like hes getting his coat. when theres nobody there'

  test.each([
    'i dont want to die or anything. just not slept right for 6 days',
    'its not true im not suicidal. its the voice and not sleeping',
    "I'm not thinking about killing myself. It is the voice.",
  ])('is not asked about dying instead, nor taken for well: %s', (denial) => {
    const turns = talk([heard, denial])
    expect(turns[0]?.state?.kind).toBe('psychosis')
    expect(turns[1]?.state).toMatchObject({ kind: 'psychosis', level: 'standing' })
    expect(turns[1]?.reply?.text).not.toMatch(/\bdying\b|suicid|kill/i)
  })

  test('hears that an order need not be followed', () => {
    expect(replies(heard, 'it said step off on the tram platform yesterday. off the edge').at(-1)).toMatch(/order/)
  })

  test('has told nobody when they say so', () => {
    const [, turn] = talk([heard, "im in the break room. havent told anyone they'll think im mental"])
    expect(turn?.state?.known).not.toContain('told')
  })
})

describe('a parent whose child hurts themself', () => {
  const told = ['its my daughter shes 15. i saw cuts on her arm last night']

  test('is spoken to as the parent', () => {
    expect(replies(...told)[0]).toMatch(/your child|medicines/)
    expect(replies(...told, 'my wife says its just a phase').at(-1)).not.toMatch(/your friend/)
  })

  test.each([
    ['what do i even say to her tonight', /"/],
    ['my wife says leave it its a phase. is it', /act as if|Treat it as real/],
    ['should i take her phone away tonight', /phone/],
    [
      'got a buddy with a gun safe, could i take the rifles over there? ammo too?',
      /Out of the house|neighbor|gun shop/,
    ],
  ])('gets an answer: %s', (asked, answer) => {
    const text = replies(...told, asked).at(-1)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/your friend|stay on the phone with you|Stay away from it/)
  })
})

describe('somebody who hardly eats', () => {
  const told = '5 weeks of me having basically gum and coffee'

  test('is not let go because they are not suicidal', () => {
    const [first, second] = talk([told, 'im not suicidal?? its just food. its not a big thing'])
    expect(first?.state?.kind).toBe('eating_disorder')
    expect(second?.state?.level).toBe('standing')
  })

  test('is to be seen today once they faint, and gets no advice for something swallowed', () => {
    const texts = replies(told, 'i kind of blacked out by my locker yesterday', 'im not calling 911 for a flutter')
    expect(texts[1]).toMatch(/today/)
    expect(texts.join(' ')).not.toMatch(/vomit|No drinking|poison/i)
  })

  test('may be dizzy from nerves without any of it', () => {
    const [turn] = talk(['barely ate today, dizzy before my speech'])
    expect(turn?.state ?? null).toBeNull()
  })
})

describe('somebody an ex watches', () => {
  const told = [
    "my ex knows about my date, he's been parked outside mine twice this week, just sitting there",
    'he broke my wrist once, years ago',
  ]

  test('hears nothing of a home they share', () => {
    const text = replies(...told, 'could he be reading this? he set up that phone for me').join(' ')
    expect(text).not.toMatch(/where they’re not|Delete this chat/)
  })
})

test.each([
  'took a handful of stuff from the bathroom cabinet. its not enough to matter',
  'i had a load of things out of the medicine cupboard an hour ago',
  'swallowed a bunch of pills from the drawer',
])('something taken is heard, and "I\'m fine" does not end it: %s', (taken) => {
  const turns = talk([taken, 'omg no im not calling 911 im literally fine'])
  expect(turns.map(({ state }) => [state?.kind, state?.level])).toEqual([
    ['overdose', 'standing'],
    ['overdose', 'standing'],
  ])
  expect(turns[1]?.reply?.text).not.toMatch(/My mistake|sorry/)
})
