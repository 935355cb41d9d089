import { expect, it } from 'vitest'
import { talk } from './testing/talk.ts'

const husband = [
  'my husband has taken his rifle out to the barn. he says everyone is better off without him',
  'he wont answer when i call out',
]
const last = (texts: readonly string[], before = husband) => talk([...before, ...texts]).at(-1)?.reply?.text ?? ''

it.each(['should I go out to him?', 'can i walk over there and talk to him?', 'Shall I run across to the barn?'])(
  'sends nobody out to a gun: %s',
  (text) => expect(last([text])).toMatch(/Stay inside|Not toward a gun/),
)

it.each(['do I ring him first or the sheriff?', 'should i call him first, or 911?'])(
  'says whom to call first: %s',
  (text) => expect(last([text])).toMatch(/911.*first|^Call 911 first/),
)

it.each(['should i take the gun off him?', 'could my brother come and get it off him?'])(
  'lets nobody reach for the gun: %s',
  (text) => expect(last([text])).toMatch(/out of a hand|reaching for a gun/),
)

it('says nothing of a gun where none was named', () => {
  const reply = last(
    ['should I go over to him?'],
    ['my husband says everyone is better off without him', 'he is in the barn'],
  )
  expect(reply).not.toMatch(/gun/)
})

it.each(['what about the tablets?', 'and what do i do with my tablets', 'What should I do with the pills?'])(
  'has somebody else hold what could hurt them: %s',
  (text) => {
    const reply = last([text], ['i want to die. i have tablets here', 'my sister is coming'])
    expect(reply).toMatch(/another room|take these from me/)
  },
)

it('says nothing of handing over to somebody whose friend has the tablets', () => {
  const reply = last(['what about the tablets?'], ['my friend wants to die. she has tablets there'])
  expect(reply).not.toMatch(/take these from me|Away from you/)
})
