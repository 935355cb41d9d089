import { expect, it } from 'vitest'
import { saysLongAgo } from './long-ago.ts'

it.each(['there was a party 2 weeks ago', 'it was last semester', 'thats three months now', 'in september'])(
  'hears that %s is long ago',
  (text) => expect(saysLongAgo(text)).toBe(true),
)

it.each(['it was saturday', 'last night', 'two hours ago', 'he is 2 years old', 'my exam is two weeks from now'])(
  'does not hear it in %s',
  (text) => expect(saysLongAgo(text)).toBe(false),
)
