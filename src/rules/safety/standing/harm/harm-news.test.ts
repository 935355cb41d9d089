import { describe, expect, it } from 'vitest'
import { tellsOfHousehold } from '../people/household.ts'
import { asksToGoBack } from './asks-to-go-back.ts'
import { saysOnlyYou } from './only-you.ts'
import { readHarmTold, tellsOfGraverHarm } from './why-they-hurt.ts'

describe('why somebody hurts themselves', () => {
  it.each([
    "it just helps when my head's too loud",
    'it just helps when my heads too loud',
    'it calms me',
    'It calms me down.',
    'it makes everything go quiet',
    'it takes the edge off',
    "it's the only thing that works",
    'its like a release',
    "it's how I cope",
    'i do it to feel something',
    'just so i can feel better',
    'it lets it all out',
    'it kinda numbs me',
    'the sting helps',
    'it gets it out of my system',
    'cutting helps when i panic',
    'it stops the thoughts for a bit',
    'it gives me something to control',
    'it shuts my brain up, it just helps',
    'its my way to cope',
  ])('is heard in "%s"', (text) => {
    expect(readHarmTold(text)).toBe('helps')
  })

  it.each([
    "it doesn't help anymore",
    'nothing helps',
    'music helps when my head is loud',
    'you help me a lot',
    'talking to my sister helps',
    'it is getting worse',
    'i am scared of the poem',
    'my mum finding out',
    'can you help me',
    'everyone will see',
  ])('is not heard in "%s"', (text) => {
    expect(readHarmTold(text)).toBeUndefined()
  })
})

describe('making little of it', () => {
  it.each([
    ["it's only scratches", 'small'],
    ['its just little scratches', 'small'],
    ['theyre not even deep', 'small'],
    ["they aren't deep or anything", 'small'],
    ['barely even bleeds', 'small'],
    ["it doesn't even bleed", 'small'],
    ['just a few lines on my arm', 'small'],
    ['hardly a scratch', 'small'],
    ['not proper cutting', 'small'],
    ['it doesnt even leave marks', 'small'],
    ['everyone does it', 'common'],
    ['loads of girls do it', 'common'],
    ['half my year does that', 'common'],
    ['all my friends do it', 'common'],
    ["it's normal at my school", 'common'],
  ])('is heard in "%s"', (text, told) => {
    expect(readHarmTold(text)).toBe(told)
  })

  it.each([
    "it's only scratches from the cat",
    'just a few scratches off the brambles',
    'i only got a few marks for my essay',
    'everyone does the poem tomorrow',
    'my poem is just a few lines',
    'i learned the first few lines',
  ])('is not heard in "%s"', (text) => {
    expect(readHarmTold(text)).toBeUndefined()
  })
})

describe('a graver harm', () => {
  it.each([
    'one of them is quite deep',
    "it won't stop bleeding",
    'its still bleeding',
    'i did it again tonight',
    'it is getting worse',
    'theyre getting deeper',
    'i think it needs stitches',
    'its infected i think',
    'im going to do it again tonight',
    'i do it more than before',
  ])('is heard in "%s"', (text) => {
    expect(tellsOfGraverHarm(text)).toBe(true)
  })

  it.each([
    'theyre not deep',
    'nothing fresh',
    "it isn't that deep",
    'no fresh cuts',
    'its stopped bleeding ages ago',
    'it wasnt even that bad tonight tho',
    "i'm safe for now",
    'can we go back to the poem',
  ])('is not heard in "%s"', (text) => {
    expect(tellsOfGraverHarm(text)).toBe(false)
  })
})

describe('wanting to go back to what they came for', () => {
  it.each([
    'can we go back to the poem now pls',
    'Can we please go back to my poem?',
    'back to the poem now',
    "let's get back to my speech",
    'i just wanna do my poem',
    'I just want to practise my presentation',
    'can we carry on with the interview',
    'can we move on',
    'can we talk about something else',
    'could we do my speech now',
    'can u help me with my poem now',
    'lets go back to the date',
    'i wanna talk about something else',
    'can we change the subject',
    "i'd rather talk about my exam",
    'pls can we get on with the poem',
    'anyway the poem',
    'so, my interview',
    'shall we look at the email now',
    'yh fine can we continue',
  ])('is heard in "%s"', (text) => {
    expect(asksToGoBack(text)).toBe(true)
  })

  it.each([
    'i want to go back to bed',
    'i just want to go back to how it was',
    "i don't want to go back to school",
    'i keep going back to cutting',
    'i want to go back home',
    'can we go back to when i was little',
    'i cant go back to the poem like this',
    'dont want to go back to my dads',
    'i just want to die',
    'i just want to do it again',
    'i want my mum',
    'i need to get my sleeves down',
  ])('is not heard in "%s"', (text) => {
    expect(asksToGoBack(text)).toBe(false)
  })
})

describe('only the coach knows', () => {
  it.each([
    'no no one knows. only u. i just wanna do my poem',
    'only you',
    'only you know',
    'just you tbh',
    "you're the only one who knows",
    'ur the first person ive told',
    'nobody knows except you',
    'no one knows but u',
    "i haven't told anyone but you",
    "i've only told you",
    'told no one apart from you',
  ])('is heard in "%s"', (text) => {
    expect(saysOnlyYou(text)).toBe(true)
  })

  it.each([
    'only you can help me',
    'not just you lol',
    'just you wait',
    'only you would say that',
    "you're the only one that helps",
    'i just told you',
    'nobody knows',
    'i only told my sister',
    'can you only use short words',
  ])('is not heard in "%s"', (text) => {
    expect(saysOnlyYou(text)).toBe(false)
  })
})

describe('who is in the house', () => {
  it.each([
    'yh my mums downstairs n my sister shares my room',
    "mum's downstairs",
    'my dads in the next room',
    'my mum and dad are home',
    'my brother is in his room',
    'i share a room with my sister',
    'my nan lives with us',
    'everyones home',
    "i'm not alone, my flatmate's in the kitchen",
    'my little brother sleeps in my room',
    'my parents are in the living room',
    'im never alone here',
    "mum's in the kitchen but i dont wanna tell her",
  ])('is heard in "%s"', (text) => {
    expect(tellsOfHousehold(text)).toBe(true)
  })

  it.each([
    "my mum's not home",
    'when my mum is home',
    'mums out',
    'my dad is downstairs screaming',
    'nobody is home',
    'i wish my sister was in my room',
    'my mum will be home later',
    'im alone',
    'my mum would be upset',
    'they all went home',
    'we are in the same class',
    'my dads downstairs drunk',
  ])('is not heard in "%s"', (text) => {
    expect(tellsOfHousehold(text)).toBe(false)
  })
})
