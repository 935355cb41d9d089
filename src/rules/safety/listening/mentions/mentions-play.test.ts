import { expect, it } from 'vitest'
import { mentionsOnlyPlay } from './mentions-play.ts'

it.each([
  [['my cousin gave me skins for my birthday']],
  [
    [
      'im 15 and we have to keep the surprise party a secret from my mum',
      'my friend from the game helps me plan it, he says dont tell anyone',
    ],
  ],
  [['my friend on xbox is 15 like me and gets mad when we lose']],
  [["I'm 29 and my match on the app sent me flowers and asked me to keep it between us for now"]],
  [['a guy from hinge wants to move to whatsapp']],
  [['we do a secret santa at school']],
])('is small talk: %s', (texts) => {
  expect(mentionsOnlyPlay(texts)).toBe(true)
})

it.each([
  [['my cousin gave me skins and touches me']],
  [['my friend from the game wants a pic']],
  [['my friend on xbox says he wants to die']],
  [['i gave my brother my games, i wont need them anymore']],
  [['we play a game and i hate myself']],
  [['my uncle got me robux and i am scared of him']],
  [['he says it is our secret']],
  [['after the surprise party i want to be gone']],
])('is not small talk alone: %s', (texts) => {
  expect(mentionsOnlyPlay(texts)).toBe(false)
})
