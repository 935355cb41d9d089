import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'

it.each([
  'he gets loud when he drinks so i put a chair against my door',
  'when dad is drunk i push the drawers up against the door',
  'I sleep with the dresser in front of my door because of my stepdad',
  'my mums boyfriend gets a bit rough when hes been to the pub',
  'mom’s boyfriend gets scary when he drinks',
])('asks somebody who holds a door shut at night: %s', (text) => {
  expect(assess(text).tier).not.toBe('none')
})

it.each([
  'we put the table against the door to make room for dancing',
  'I leaned the desk against the wall and wrote my talk',
  'the suitcase is by the door, my flight is at six',
  'my mum’s boyfriend gets a bit loud at the football',
])('asks nothing about furniture or noise: %s', (text) => {
  expect(assess(text).tier).toBe('none')
})

it.each([
  'I can’t picture anything after Friday',
  'i dont want to be here past sunday',
  'i never planned a life after graduation',
  'there is nothing after friday for me',
])('asks about a last day: %s', (text) => {
  expect(assess(text).tier).not.toBe('none')
})

it.each([
  'my lease ends Friday and I cannot plan anything after that',
  'I have nothing on after Friday, shall I go to the party',
  'I don’t want to be here for Christmas, I would rather be home',
])('asks nothing about a diary: %s', (text) => {
  expect(assess(text).tier).toBe('none')
})

it.each(['ive got tablets put by', 'I have pills stashed for when it gets too much', 'my mum’s painkillers, saved up'])(
  'hears that means are kept: %s',
  (text) => {
    expect(isAlarm(assess(text))).toBe(true)
  },
)

it.each(['we have tablets put by for the trip', 'the pills put aside for the dog are in the fridge'])(
  'hears nothing in a medicine cupboard: %s',
  (text) => {
    expect(assess(text).tier).toBe('none')
  },
)

it.each([
  'should i say sorry that i ate her lunch',
  'my teacher made me stand outside till the bell',
  'i have to watch them eat, my cats are fussy',
  'my dad put my dinner in the bin because it was burnt',
  'the coach made me sit in the corner for an hour',
])('asks nothing about %s', (text) => expect(assess(text).tier).toBe('none'))

it.each([
  'should i say sorry first or wait till hes eaten',
  'her boyfriend is there and he makes me stand in the hall till she gets in',
  'if hes in a mood i dont get tea, he puts mine in the bin and i have to watch them eat',
])('asks about %s', (text) => expect(assess(text).tier).toBe('checkin'))

it('hears no wound in a cook who will burn if the speech goes on', () => {
  expect(assess('if i go past one sentence im gonna burn').tier).toBe('none')
  expect(assess('i want to burn myself').tier).not.toBe('none')
})
