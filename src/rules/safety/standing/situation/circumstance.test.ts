import { describe, expect, it } from 'vitest'
import { isNewParent, isOwnChild, isPlainlyStalked, isStalked, readCircumstances } from './circumstance.ts'
import type { Circumstance } from './circumstance-names.ts'

const told: Readonly<Record<Circumstance, readonly (readonly string[])[]>> = {
  own_child: [
    ['its my daughter kayleigh shes 15', 'i saw cuts on her arm'],
    ['I think my son wants to die, he wrote it in his school book'],
    ["i'm her dad, not her friend"],
    ['my eldest has marks all up her legs'],
    ['my boy left a note'],
  ],
  under_one_roof: [
    ['its my brother Bilal hes 26 he lives with me', 'he said dont worry iv sorted everything'],
    ['my husband says he wants to die'],
    ['i can hear her through the wall', 'my sister wont stop crying'],
    ['my roomate wrote a goodbye note. hes in the shower rn'],
    ['mum said she wishes she wouldnt wake up. its just me and her here'],
  ],
  stalked: [
    ['my ex seems to know about it', "he's been parked outside mine twice this week"],
    ['since the divorce he keeps turning up wherever i am'],
    ['ex girlfriend. she follows me to the gym'],
    ['i turned him down at the party', 'now he waits outside my work'],
    ['my ex-husband knew where i was on saturday'],
  ],
  new_baby: [
    ['theo is 11 weeks. i dont think i can do the face'],
    ['I am on maternity leave and I cannot sleep'],
    ['our baby girl is 4 months old'],
    ['ever since he was born i feel nothing', 'the newborn cries all night'],
    ['im breastfeeding and so tired'],
  ],
  fears_for_baby: [
    ['our baby girl is 4 months old', 'i get pictures in my head of shaking her'],
    ['I am on maternity leave', "i'm scared i'll hurt him"],
  ],
  hardly_eats: [
    ['its been 5 weeks of me having basically gum and coffee'],
    ["I haven't eaten since Sunday"],
    ['i make myself throw up after dinner'],
    ['i skip lunch and dinner'],
  ],
}

describe.each(Object.entries(told))('%s', (name, talks) => {
  it.each(talks.map((texts) => [texts]))('is heard in %j', (texts) => {
    expect(readCircumstances(texts)).toContain(name)
  })
})

it.each([
  ['own_child', ['my friend told me she wants to die', 'i have to pick up my daughter at six']],
  ['own_child', ["my daughter's friend cut herself"]],
  ['own_child', ['my boyfriend said he wants to die']],
  ['under_one_roof', ['my brother is away at uni', 'he says he wants to die']],
  ['under_one_roof', ['my husband is offshore till the 20th and says he wont come back']],
  ['under_one_roof', ['my friend wants to die']],
  ['under_one_roof', ['my girlfriend is doing a year in Japan. she wants to disappear']],
  ['stalked', ['i text my ex sometimes', 'i was outside the house']],
  ['stalked', ['he shouts at me every night']],
  ['new_baby', ['there is a baby shower at work on friday']],
  ['new_baby', ['i started six weeks ago']],
  ['new_baby', ['ive rewritten the whole thing in 3 weeks', 'my lease is 3 weeks late']],
  ['new_baby', ['hes not slept for 3 weeks and hes hearing voices']],
  ['fears_for_baby', ['our baby girl is 4 months old', 'i want to kill my husband']],
  ['hardly_eats', ['i eat lunch alone at my desk']],
] as const)('no %s is heard in %j', (name, texts) => {
  expect(readCircumstances(texts)).not.toContain(name)
})

it('counts only where the danger is one of that kind', () => {
  const all = ['own_child', 'stalked', 'new_baby'] as const
  expect(isOwnChild({ kind: 'self_harm', whose: 'other', circumstances: all })).toBe(true)
  expect(isOwnChild({ kind: 'self_harm', whose: 'self', circumstances: all })).toBe(false)
  expect(isStalked({ kind: 'partner_violence', whose: 'self', circumstances: all })).toBe(true)
  expect(isStalked({ kind: 'suicide', whose: 'self', circumstances: all })).toBe(false)
  expect(isNewParent({ kind: 'suicide', whose: 'self', circumstances: all })).toBe(true)
  expect(isNewParent({ kind: 'suicide', whose: 'other', circumstances: all })).toBe(false)
})

it.each([
  [["my ex knows about my date, he's been parked outside mine twice this week"], true],
  [['tamsin from work asked me out and i said no', 'she messages like 40 a day and shes been at my tram stop'], true],
  [['a customer asked me out', 'hes started waiting by my car', 'he left a note that had my street name in it'], true],
  [['my ex keeps texting me'], false],
  [['my ex is stalking me with dog photos haha'], false],
  [['my ex turned up at the party', 'it was awkward'], false],
  [['a guy at work keeps showing up at my desk'], false],
])('%j is plainly being followed: %s', (texts, expected) => {
  expect(isPlainlyStalked(texts)).toBe(expected)
})
