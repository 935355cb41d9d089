import { expect, it } from 'vitest'
import { deniesExpecting, isExpecting } from './expecting.ts'

it.each([
  'im pregnant and he hit me',
  "I'm 20 weeks pregnant",
  'he kicked me in the stomach, 20 weeks',
  'i think i might be pregnant',
  'he got me pregnant and now he shoves me',
  'is the baby ok after i fell down the stairs',
  "baby isn't moving much since last night",
  'he hurts me more since the pregnancy',
  'due in march and scared to bring a baby here',
  'i am due in may',
  "he messed with my birth control and now i'm expecting",
  'he grabbed me while i was holding my baby',
  'we have a newborn, our baby is 3 weeks old',
  'i just had a baby and he is worse now',
  "i'm not pregnant anymore, i lost the baby when he kicked me",
  'my friend is pregnant too. i am pregnant as well',
  "i found out i'm pregnant, my sister knows",
  'im carrying his child',
  'i am 5 months along',
  'he shoved me and my bump hit the counter',
])('hears that they are pregnant or have a baby: %s', (text) => {
  expect(isExpecting([text])).toBe(true)
})

it.each([
  'a girl from my work invited me to her baby shower on saturday',
  "it's my coworker's shower",
  'my best friend is pregnant and he says i am jealous',
  "my colleague's baby is due in march",
  "my sister's baby isn't moving much",
  'he calls me baby',
  'my baby sister is staying with us',
  'i want to see my baby cousin',
  'he says i act like a baby',
  'my wife is pregnant and she slaps me',
  'i was expecting him to yell',
  'i am expecting a call',
  "i'm not pregnant",
  'i never said i was pregnant',
  'he grabbed my arm when i came home late, it left a mark',
  'my baby shower gift cost too much, he said',
  'a woman at work just had a baby',
  'he wants me to get pregnant',
  'baby steps i guess',
  'i have no baby',
])('hears no pregnancy of theirs: %s', (text) => {
  expect(isExpecting([text])).toBe(false)
})

it.each([
  'i’m not pregnant, it’s my coworker’s shower',
  'im not even pregnant',
  'what baby',
  'whose baby?? i just have a mark on my arm',
  'i never said anything about a baby',
  "i don't have a baby",
  "there's no baby",
  "who's pregnant lol",
  'nobody is pregnant here',
  "it's not my baby, it's a coworker's",
])('hears a correction: %s', (text) => {
  expect(deniesExpecting(text)).toBe(true)
  expect(isExpecting(['im pregnant', text])).toBe(false)
})

it.each([
  "i'm not pregnant anymore, he pushed me",
  'i am pregnant',
  'i was not expecting that',
  "i'm not expecting him back",
])('hears no correction: %s', (text) => {
  expect(deniesExpecting(text) && isExpecting([text])).toBe(false)
})
