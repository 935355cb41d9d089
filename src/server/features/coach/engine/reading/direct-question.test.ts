import { describe, expect, it } from 'vitest'
import { asksAboutThemselves, asksIfItCounted, asksWhatToDo, asksWhether } from './direct-question.ts'

describe('what a question wants', () => {
  it.each([
    'What can I do tomorrow?',
    'ok but how do i get through the first five minutes',
    'any tips before i go in?',
    'what would you suggest I try',
    'how do i stop the voice thing?',
  ])('something to do: %s', (message) => expect(asksWhatToDo(message)).toBe(true))

  it.each([
    'should I text her before or leave it?',
    'is it ok to leave early',
    'so do i go or not',
    'can i bring someone',
  ])('a yes or no: %s', (message) => expect(asksWhether(message)).toBe(true))

  it.each(['is it me?', 'did i make it worse', 'be honest, am i the problem'])('a verdict: %s', (message) =>
    expect(asksAboutThemselves(message)).toBe(true),
  )

  it.each(['I told her what I do for a living', 'it is me who has to go', 'she asked should we go'])(
    'none of these: %s',
    (message) =>
      expect([asksWhatToDo(message), asksWhether(message), asksAboutThemselves(message)]).toEqual([
        false,
        false,
        false,
      ]),
  )

  it('whether it counted', () => {
    expect(asksIfItCounted('they said sure, but i maybe said 3 sentences. does that count as going badly?')).toBe(true)
    expect(asksIfItCounted('i asked and my voice shook. was that pathetic')).toBe(true)
    expect(asksIfItCounted('i shouted at her and went home. was that bad?')).toBe(false)
    expect(asksIfItCounted('does it count if I only look at him?')).toBe(false)
  })
})
