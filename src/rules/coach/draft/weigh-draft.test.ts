import { expect, it } from 'vitest'
import { weighDraft } from './weigh-draft.ts'

it.each([
  ['Glad to be back. What have I missed?', undefined],
  ['I had a nice time, sorry I went on about the ex. Drink again next week?', undefined],
  ["I know you've been busy, and it's probably my fault for not saying earlier, but some might need checking", 'sorry'],
  ['I was wondering if maybe we could perhaps talk about it', 'hedged'],
  ['You always do this and I am tired of it', 'blaming'],
  ['You are pathetic and I hate you', 'heated'],
  [`${'I wanted to tell you how it was for me that evening and why. '.repeat(5)}Can we talk?`, 'long'],
  ['Are you free? Or next week? Or should I ask later?', 'asking'],
])('judges %s', (text, flaw) => expect(weighDraft(text).flaw).toBe(flaw))

it('names the words it would leave out, spelled as in the draft', () => {
  expect(weighDraft('Sorry to bother you, sorry, maybe later').words).toEqual(['Sorry', 'to bother you'])
})
