import { expect, it } from 'vitest'
import { isElsewhere, isFriendHere } from './who-is-here.ts'

const ofHim = ['he said no one would believe me, he held my arm', 'my roommate is the only one I told']

it.each([
  'she’s right here in the other bed',
  'my roommate is here with me',
  'shes here now at the desk',
  'mrs patel is next to me',
  'my nan is in the room',
])('knows a friend in "%s"', (text) => expect(isFriendHere([...ofHim, text])).toBe(true))

it.each(['he’s here', 'hes at the door', 'they are here', 'someone is at the door'])(
  'does not take "%s" for a friend',
  (text) => expect(isFriendHere([...ofHim, text])).toBe(false),
)

it('does not take a woman for a friend where a woman is feared', () => {
  expect(
    isFriendHere(['she hits me, my wife. she broke my phone', 'a friend knows', 'shes here now at the desk']),
  ).toBe(false)
})

it.each(['yeh hes at home but im still at school', 'I’m in the library', 'im at my friends house'])(
  '"%s" is elsewhere',
  (text) => expect(isElsewhere(text)).toBe(true),
)

it.each(['im at school and hes here', 'he is at home', 'I’m in the kitchen', 'im in my office and hes coming'])(
  '"%s" is not',
  (text) => expect(isElsewhere(text)).toBe(false),
)
