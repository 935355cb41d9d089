import { expect, it } from 'vitest'
import { mentionsMeans, mentionsWater, readMeans } from './mentions-means.ts'

it.each([
  [['what do i say to the owner, i’m the head chef', 'i’ve a lot of knives', 'i want to die']],
  [['got a new rope for climbing on saturday', 'i want to die']],
  [['took two pills for a cold this morning', 'i want to die']],
  [['i have a lot of knives lol', 'i cant go on']],
  [['bought a belt for the suit', 'i cant go on']],
  [['my hair went green from the bleach i got', 'i cant go on']],
  [['lost my car keys again today', 'i cant go on']],
  [['i get nervous driving into the traffic, i have my test in may', 'i cant go on']],
  [['he has the whole office under his belt', 'i cant go on']],
  [['i have a knife in the drawer', "there's no knife, that was a joke"]],
])('names nothing that was said in passing or taken back: %j', (texts) => {
  expect(readMeans(texts)).toBeUndefined()
})

it.each([
  [['i bought a rope today', 'i cant go on'], 'rope'],
  [["i've been keeping mum's painkillers", 'i want to die'], 'painkillers'],
  [['i’m a chef. i want to die, i keep looking at my knives'], 'knife'],
  [['i want to kill myself and i have pills for my back'], 'pills'],
  [['my gun is in the truck', 'i cant go on'], 'gun'],
  [['i have a rope', 'no, not the rope. the pills are here'], 'pills'],
  [['i have pills saved', 'its the car now. the keys are in my jacket'], 'car keys'],
] as const)('names what was meant last: %j', (texts, name) => expect(readMeans(texts)).toBe(name))

it.each([
  'the car keys are in my jacket',
  'i think about taking the foot off the brake',
  'i sit there with my foot on the brake and i think about taking the foot off',
  'id just let the car roll',
  'i think about driving into the river',
  'i keep thinking i could drive it into a wall',
  'what if i just didn’t stop at the end of the pier',
  'turning the wheel would be so easy',
  'i go down the quay with the engine running',
  'its in the garage with the engine on',
  'a hose on the exhaust',
  'it’s the car. the keys.',
  'I’d swerve into a lorry',
])('reads a car as the means in: %s', (text) => expect(readMeans([text], { isDuring: true })).toBe('car keys'))

it.each([
  'my sister is in the car, she is on her way',
  'i drove home from work',
  'i lost my car keys',
  'she has the keys to my flat',
  'he drives into town on fridays',
  'my instructor says foot off the brake when i learn',
  'we were driving to the sea',
  'that is key to the whole thing',
])('reads no car as the means in: %s', (text) => expect(readMeans([text], { isDuring: true })).toBeUndefined())

it('counts what is named during a danger, for whatever it was bought', () => {
  expect(readMeans(['i have painkillers for my back here'], { isDuring: true })).toBe('painkillers')
  expect(readMeans(['the tablets'], { isDuring: true })).toBe('tablets')
  expect(mentionsMeans(['i have a knife', "there's no knife"])).toBe(false)
})

it.each(['the quay is four minutes away', 'i go to the canal at night', 'i look at the sea', 'by the water'])(
  'knows water in: %s',
  (text) => expect(mentionsWater(text)).toBe(true),
)
it.each(['i drank a glass of water', "i'm all at sea with this", 'my docs are on the desk', 'a cruise on a lake'])(
  'knows no danger of water in: %s',
  (text) => expect(mentionsWater(text)).toBe(false),
)
