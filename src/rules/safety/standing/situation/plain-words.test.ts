import { describe, expect, it } from 'vitest'
import { fearsToHurtBaby, hearsVoice, isToldByVoice, saysItIsMe, swallowedMore } from './plain-words.ts'

describe('more swallowed than was good', () => {
  it.each([
    ['took some of debs tablets couple hours ago, more than your supposed to'],
    ['i had a lot of my sleeping pills'],
    ['swallowed all of the tablets in the box'],
    ['Ive taken too many painkillers'],
    ['necked a load of nans meds'],
  ])('is heard in "%s"', (text) => {
    expect(swallowedMore([text])).toBe(true)
  })

  it('is heard in "i took them", once the tablets were named', () => {
    expect(swallowedMore(['there were a lot of pills in the drawer', 'I TOLD you i took them'], true)).toBe(true)
    expect(swallowedMore(['i had to get two trains', 'yeah i took them'], true)).toBe(false)
    expect(swallowedMore(['my tablets make me tired', 'i took them this morning, i worry a lot'])).toBe(false)
  })

  it.each([
    ['i have not taken any tablets, i have a lot of them'],
    ["I didn't take them, the pills are a lot"],
    ['my brother took a lot of pills'],
    ['i took the bus, more people than usual'],
    ['i take my tablets every morning'],
    ['took two tablets for my head'],
    ['i had to do it a lot'],
    ['Took too many tablets the winter my husband left, 2006'],
    ['i took a load of pills that spring, got help, right as rain since'],
    ['I just took the pills out and put them in my car'],
    ['took my meds and slept a lot'],
    ['i took it badly, way more than i should'],
  ])('is not heard in "%s"', (text) => {
    expect(swallowedMore([text])).toBe(false)
  })
})

describe('a voice', () => {
  it.each([
    ["I said I hear my dead mother's voice"],
    ['for about two weeks I have been hearing her. Behind me, as though she were in the room'],
    ['i keep hearing a voice'],
  ])('is heard in "%s"', (text) => {
    expect(hearsVoice(text)).toBe(true)
  })

  it.each([
    ['i hate hearing my voice on a voice note'],
    ['the voice on the train announces it'],
    ['i could hear her laughing about me'],
    ['my voice shakes'],
    ['a patient hears voices'],
    ['i heard voices for most of my thirties, quiet head for eight years now'],
    ["there's this voice in my head, my own nasty narrator"],
    ['some days I hear no voice but the tram'],
    ['i hear them talk about me at lunch'],
  ])('is not heard in "%s"', (text) => {
    expect(hearsVoice(text)).toBe(false)
  })

  it.each([
    ['Lately she tells me not to trust people'],
    ["Last night she said 'come to the water'"],
    ['I am being told to go and I might do as I am told'],
    ['it said step off'],
  ])('gives an order in "%s"', (text) => {
    expect(isToldByVoice(text)).toBe(true)
  })
})

it.each([
  ['last night i held her too tight. just a second'],
  ['i get pictures in my head of shaking her'],
  ["im scared i'll shake her"],
  ['how do i not lose it with a baby thats screaming'],
  ['I am afraid that I could drop him'],
])('a parent is afraid of what they may do: %s', (text) => {
  expect(fearsToHurtBaby(text)).toBe(true)
})

it.each([
  ['its more me', true],
  ["them who? it's ME.", true],
  ['from me. thats what im saying', true],
  ["i'm the one. ama is my baby", true],
  ['what person. its me. theres no them', true],
  ['its just me here tonight, me and his little sister', false],
  ['its me and my sister', false],
  ['right thats me done for tonight', false],
  ["it's me who has to tell her", false],
  ["I'm the one who called", false],
])('"%s" says that it is about themselves: %s', (text, expected) => {
  expect(saysItIsMe(text)).toBe(expected)
})
