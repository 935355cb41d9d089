import { expect, it } from 'vitest'
import { talk as played } from './testing/talk.ts'

const talk = (texts: readonly string[]) => played(texts, 'IE').map(({ reply }) => reply?.text ?? '')
const last = (texts: readonly string[]) => talk(texts).at(-1) ?? ''

it.each([
  "there's no knife here, that was a joke about work. it's the car, the keys are in my jacket",
  'what knife? it’s the car. the keys',
  'not the knife, i meant driving into the river',
])('takes a correction of the means up in words: %s', (text) => {
  const reply = last(['i want to die. i keep looking at the knife', text])
  expect(reply).toMatch(/^Sorry, no knife\. The car keys, then\./)
  expect(reply.slice('Sorry, no knife.'.length)).not.toMatch(/knife/)
})

it('says sorry where nothing takes its place', () => {
  const reply = last(['i want to die. i have a knife here', "there's no knife, i was joking about the knife"])
  expect(reply).toMatch(/^Sorry, no knife\. I had that wrong\./)
})

it('never uses what was named in passing, or taken back, as the means', () => {
  const replies = talk([
    'the owner shouted at me in front of my kitchen, i’m the head chef. i’ve a lot of knives',
    'i want to die',
    'i don’t know if i’m safe',
    'what do i say to my sister',
  ])
  expect(replies.join(' ')).not.toMatch(/kni(?:fe|ves)/)
})

const drunk = 'i’ve most of a bottle in me and the car keys are in my jacket, i don’t know if i’m safe'

it('keeps somebody with car keys inside, and notices the drink', () => {
  const replies = talk([
    'i think about driving into the river most nights. i want to die',
    drunk,
    'yes',
    'i don’t know',
    'still the same',
  ])
  expect(replies.join(' ')).not.toMatch(/front door|Go where other people are|lobby/)
  expect(replies.slice(1).join(' ')).toMatch(/Stay inside, away from the car/)
  expect(replies.slice(1).join(' ')).toMatch(/You’ve been drinking/)
})

it('says nothing of drink to somebody sober, and sends nobody by the water outside', () => {
  const car = talk(['i think about driving into a wall. i want to die', 'the car keys are here', 'not yet'])
  expect(car.join(' ')).toMatch(/Stay inside, away from the car/)
  expect(car.join(' ')).not.toMatch(/drinking|front door/)
  const river = talk([
    'i want to die. i keep thinking about the canal',
    'i don’t know',
    'not safe',
    'i don’t know',
    'the same',
  ])
  expect(river.join(' ')).toMatch(/away from the water/)
  expect(river.join(' ')).not.toMatch(/front door|Go where other people are/)
})

it('tells somebody behind the wheel by the water to get out and leave the keys', () => {
  const reply = last(['i want to die', 'i’m in the car down at the quay, i’m sat at the quay with the engine running'])
  expect(reply).toMatch(/turn the engine off, get out/)
})

it.each([
  'my sister nuala is in douglas, ten minutes away, she’d be asleep. do i wake her up? what do i even say',
  'there’s my sister. is it okay to wake her? i don’t know what to say',
  'should i ring my sister? what would i say to her',
])('gives a yes and words that name the real thing: %s', (text) => {
  const reply = last(['i want to die. i think about driving into the river', 'the car keys are in my jacket', text])
  expect(reply).toMatch(/^Yes/)
  expect(reply).toMatch(/take (?:my car keys|the keys)/)
  expect(reply).not.toMatch(/front door/)
})

it('names no means in the words where none is sure', () => {
  const reply = last(['i want to die', 'i have my sister. do i wake her? what do i say to her'])
  expect(reply).toMatch(/^Yes/)
  expect(reply).toMatch(/not safe/)
  expect(reply).not.toMatch(/keys|knife|tablets|what you might use/)
})

it('has a word for somebody who said no at first and tells it now', () => {
  const replies = talk([
    'they would not notice if i was gone',
    'no no, not that',
    'ok, there is a serious part. i think about driving into the river',
  ])
  expect(replies.at(-1)).toMatch(/coming back to it|after all|you told me/)
})

it('says sorry for having asked about the wrong danger', () => {
  const replies = talk(['i want to hurt people', 'hurt somebody? no. me. i want to die'])
  expect(replies.at(-1)).toMatch(/^Sorry, I asked the wrong question/)
})
