import { describe, expect, it } from 'vitest'
import { findGist } from './gist.ts'
import { sayBack } from './say-back.ts'

function heard(message: string): string[] {
  const gist = findGist(message, [])
  return gist ? sayBack(gist) : []
}

describe('what was said, said back like a person', () => {
  it.each([
    ['I have a presentation on Friday and my voice wobbles', 'a presentation on Friday, and your voice wobbles.'],
    ['I have to call my landlord about the leak', 'calling your landlord about the leak.'],
    ['there is a girl in my lab section', 'a girl in your lab section.'],
    ['im meeting her parents tmrw', 'meeting her parents tomorrow.'],
    ['I keep replaying what I told my manager', 'what you told your manager, over and over.'],
    ['how do i end it without being rude', 'ending it without being rude.'],
    ['what do i say if i lose my place?', 'what to say if you lose your place.'],
    ['they all laughed when I said it', 'So they all laughed when you said it.'],
    ['my coworker always dumps her reports on me', 'So your coworker dumps her reports on you.'],
    ['they never invite me for lunch', 'It feels like they never invite you for lunch.'],
    ['I want to tell my roommate about the noise', "you'd like to tell your roommate about the noise."],
  ])('%s', (message, sentence) => {
    expect(heard(message)[0]).toBe(sentence)
  })

  it('puts no label before it', () => {
    const messages = ['I froze in the meeting today', 'she never texts me back', 'what if they laugh at me?']
    for (const sentence of messages.flatMap(heard))
      expect(sentence).not.toMatch(/^[^,]{0,30}:|in short|account|version/i)
  })
})
