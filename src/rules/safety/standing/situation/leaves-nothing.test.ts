import { expect, it } from 'vitest'
import { wantsNothingLeft } from './leaves-nothing.ts'

it.each([
  "he's here, delete this",
  "he's coming, delete",
  'shes coming up the stairs delete it all',
  'he just walked in how do i delete this',
  'quick, delete this chat now',
  'my husband is home. please delete everything',
  "they're back, need to delete this chat",
  'i can hear his key in the door, delete this',
  'footsteps. delete',
  'hes awake!! how do i get rid of this',
])('hears that somebody is near: %s', (text) => {
  expect(wantsNothingLeft(text)).toBe('hurried')
})

it.each([
  'can he see this',
  'can he see this?',
  'Will my husband be able to read this chat?',
  'could she find what i wrote here',
  'how do i delete this',
  'how do I delete this chat afterwards?',
  'where can i erase all of this',
  'can my mum see that i was on here',
  'what if he finds this',
  'is there a way i can hide this chat',
  'i need to get rid of these messages',
  'can anyone read this?',
])('hears that nothing may be found: %s', (text) => {
  expect(wantsNothingLeft(text)).toBe('asked')
})

it.each([
  "she's here, should I delete the app?",
  "he's back at work, do i delete his number",
  'can she see that I liked her story',
  'can he see this message if I unsend it on WhatsApp',
  'how do I delete my Tinder profile',
  'how do I hide my shaking hands',
  'can people see it when I blush',
  'should i delete the text i sent him',
  'he is here for dinner at seven',
  'she will see this as rude',
  'how do i get rid of this feeling',
  'how do I make it to the end of the meeting',
  'I cleared it with my boss, he is coming on Friday',
  'can he see it from my side',
  'how do I make it less awkward',
  'I want to hide. everyone is here',
  'my boss is here, how do I make this sound confident',
  'What do I do if he reads it and does not answer?',
  'and what if she sees it and says nothing',
  'what if they find it weird',
])('lets pass: %s', (text) => {
  expect(wantsNothingLeft(text)).toBeUndefined()
})
