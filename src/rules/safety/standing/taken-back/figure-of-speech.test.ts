import { expect, it } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { readNews } from '../news/news.ts'
import { isFigureOfSpeech } from './figure-of-speech.ts'

const read = (...reasons: string[]) => ({ reasons }) as unknown as SafetyState

it.each(['what?? no honey that was a joke. about YOU', 'lol it was a figure of speech', 'You misread me'])(
  'takes back words of threat, and nothing else: %s',
  (message) => {
    expect(isFigureOfSpeech(read('threat_to_me'), readNews(message))).toBe(true)
    expect(isFigureOfSpeech(read('threat_to_me', 'hit_at_home'), readNews(message))).toBe(false)
  },
)

it('is not said by somebody who defends whoever threatens them', () => {
  expect(isFigureOfSpeech(read('threat_to_me'), readNews("no, he's a good man"))).toBe(false)
})
