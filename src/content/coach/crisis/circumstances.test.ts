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

describe('somebody who believes that they are watched', () => {
  const heard = 'i keep hearing voices through the pipes at night when nobody is there'

  test('is told plainly that we are no part of it', () => {
    expect(replies(heard, 'theres posts online too that are meant for me. are u part of this').at(-1)).toMatch(
      /^(?:No, )?I’m not (?:part|with)/,
    )
  })

  test('is not taken for somebody who wants to die because of a roof, and told not to go', () => {
    const turns = talk([heard, 'they said i should prove myself. up on the roof', 'should i go up or not'])
    expect(turns.map(({ state }) => state?.kind)).toEqual(['psychosis', 'psychosis', 'psychosis'])
    expect(turns[1]?.reply?.text).not.toMatch(/thinking of killing/)
    expect(turns[2]?.reply?.text).toMatch(/Don’t go|Stay where you are/)
  })
})

describe('a mother with a pistol in the drawer', () => {
  const told = ['my daughter is 16, her teacher saw burns in her arm, she do it herself']

  test.each([
    ['there is his pistol in our drawer and i dont have a box with lock. where do i put it', /gun|Out of the house/],
    ['she said yes mom i have thought how. do i must bring her to the hospital', /yes|Yes/],
    ['we dont have insurance. how much it cost the hospital emergency', /bill/],
    ['they ask papers? can immigration come there', /immigration|papers/],
    ['what i say in the door so they take her fast', /desk|gravest/],
  ])('is answered, as her mother: %s', (asked, answer) => {
    const turns = talk([...told, asked])
    expect(turns.at(-1)?.reply?.text).toMatch(answer)
    expect(turns.at(-1)?.reply?.text).not.toMatch(/out of (?:there|their reach)|weapon|your friend/)
    expect(turns.at(-1)?.state?.kind).not.toBe('harm_to_others')
  })
})

describe('a girl who swallowed her mother’s tablets', () => {
  const told = 'i took a load of my mums tablets. like half hour ago'

  test.each([
    ['cant i just be sick tho. get it out', /throw|vomit|come up|sick/],
    ['will i be in trouble tho', /in trouble|punished/],
    ['do they tell school', /school/],
    ['ive texted mum come up i can hear her on the stairs', /swallowed|what it was/],
  ])('is answered, and not frightened off: %s', (asked, answer) => {
    const text = replies(told, asked).at(-1)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/It may come out|who would you have to tell|neighbor/i)
  })

  test('is not held up with a question once somebody comes', () => {
    expect(replies(told, 'mum is on the stairs').at(-1)).not.toMatch(/\?/)
  })
})

describe('a man with a shotgun, and a neighbor', () => {
  const told = 'i want to die, it is settled. the shotgun is cleaned and in the mudroom'

  test.each([
    ['if i let someone take the gun, is it gone for good? do they put you on a list', /stays yours|isn’t giving it up/],
    ['would it not be kinder to ask Ruth to take the gun and leave my son for Sunday', /nearest/],
  ])('hears about the gun, and not about medicine: %s', (asked, answer) => {
    const text = replies(told, asked).at(-1)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/medicine|pharmac/)
  })

  test('is not praised for papers put in order', () => {
    const turns = talk([told, 'i have put all my papers in order, the will, the deed'])
    expect(turns.at(-1)?.state?.known).not.toContain('put_away')
  })
})

test.each([
  'my ex is stalking me with dog photos haha',
  'i got a patient who hears voices on my placement, sweet guy',
  'my sister has a newborn, 6 weeks old, i babysit',
  'my ex keeps texting me about the dog',
])('nothing is wrong: %s', (text) => {
  expect(talk([text])[0]?.state ?? null).toBeNull()
})

test('a mother who has no pictures of hurting anybody is not sent to the crib', () => {
  const text = replies(
    'i have a baby, 9 weeks old. most nights i wish i would not wake up',
    'i dont have pictures or anything about hurting them, id never. its about me',
  ).at(-1)
  expect(text).not.toMatch(/crib|[Ss]hake/)
})

describe('somebody who hears a vent call them', () => {
  const heard = 'i keep hearing voices from the vent, it says my name when nobody is there'

  test.each([
    ['can i just take a couple of her zopiclone', 'psychosis'],
    ['we dont have a baby. what baby', 'psychosis'],
    ['can i drive to work tomorrow yes or no', 'psychosis'],
  ])('swallowed nothing and has no baby: %s', (text, kind) => {
    const turns = talk([heard, text])
    expect(turns.at(-1)?.state?.kind).toBe(kind)
    expect(turns.at(-1)?.reply?.text).not.toMatch(/baby|poison|throw up/i)
  })
})

describe('a mother who found a rope', () => {
  const told = 'i found a rope under the bed of my son, he is 17, he gave his xbox away and i think he wants to die'

  test.each([
    ['do i take it and throw it out, the rope', /Take it|out of reach first/],
    [
      'his dad has hunting rifles and he is supposed to go there friday. does he go or not',
      /Not until|Keep them with you/,
    ],
    ['he said no and cried. ER tonight or call his pediatrician in the morning?', /Tonight|today/],
    ['what do i text his dad, just the words', /guns/],
    ['I just took the pills out and put them in my car', /./],
  ])('is answered as his mother: %s', (asked, answer) => {
    const turns = talk([told, asked])
    expect(turns.at(-1)?.reply?.text).toMatch(answer)
    expect(turns.at(-1)?.state).toMatchObject({ whose: 'other' })
    expect(turns.at(-1)?.state?.kind).not.toBe('overdose')
  })
})

test('somebody whose wound opens hears about the nurse, their parents and the desk', () => {
  const told = 'i cut my own legs. its deeper than usual from last night and it keeps opening when i walk'
  expect(replies(told, 'if i go to the campus nurse does she tell my parents').at(-1)).toMatch(
    /parents|Who would you tell/,
  )
  expect(replies(told, 'do i have to say how it happened').at(-1)).toMatch(/don’t have to explain|Nurses have seen/)
})

test('whoever is followed by a customer hears of no strangling and no home', () => {
  const texts = replies(
    'a customer asked me out twice and hes started waiting by my car when i get off',
    'he left me a note and it had my street name in it',
    'what do i say to my manager? i dont want to close by myself tonight',
    'nobody strangled me omg',
    'i still have the note. should i throw it out',
  )
  expect(texts.join(' ')).not.toMatch(/I was strangled|Pressure on the neck|at home\. Please/)
  expect(texts[2]).toMatch(/know|work/)
  expect(texts[4]).toMatch(/keep|proof|sav/i)
})

test('a stepfather is not taken for the one who is hurt', () => {
  const turns = talk([
    'its my step daughter maisie shes 14. she told her gran shed rather be a ghost. and shes got scratches up her arm',
    'do i tell her mum now? shes only just had the op',
  ])
  expect(turns.map(({ state }) => state?.whose)).toEqual(['other', 'other'])
  expect(turns[1]?.reply?.text).toMatch(/today|know now/)
})

test('whoever nearly fainted from hunger is not let go because they sit down', () => {
  const turns = talk([
    '5 weeks of me having basically gum and coffee',
    'i nearly passed out teaching today',
    'would they weigh me? thats why i dont go',
    "i'm safe, i'm just sitting here",
    'a bit wobbly when i got up, my heart did a skippy thing',
  ])
  expect(turns.map(({ state }) => state?.level)).toEqual(Array(5).fill('standing'))
  expect(turns[2]?.reply?.text).toMatch(/scale/)
  expect(turns[4]?.reply?.text).toMatch(/today|now/)
})

test('a mother who would come if she knew is not on her way', () => {
  const [, turn] = talk([
    'i want to die, i stood up there on tuesday',
    "just me. my mother called from cairo, she'd be on a plane if she knew. do I have to tell her",
  ])
  expect(turn?.state?.known).not.toContain('help_coming')
})

test('rage at a husband is not answered with the crib, although there is a baby', () => {
  const text = replies('we have a baby, 4 months old. i am so angry i want to kill my husband with the knife').at(-1)
  expect(text).not.toMatch(/crib/)
})

test('whoever hears a voice and did take something is heard', () => {
  const turns = talk(['i keep hearing voices, nobody is there', 'i took a load of pills to make it stop'])
  expect(turns.at(-1)?.state?.kind).toBe('overdose')
})

test('a list that is the plan is no plan that is missing', () => {
  const turns = talk([
    'my brother says he has sorted everything, i think he wants to kill himself',
    'he doesnt have a plan i think. well his list is the plan isnt it',
  ])
  expect(turns.at(-1)?.state?.known).not.toContain('no_plan')
})
