import { describe, expect, it } from 'vitest'
import { techniqueCategories, techniqueIds, techniques } from './techniques.ts'
import { readingGrade, sentencesOf } from './testing/reading-grade.ts'
import { repeated } from './testing/repeated.ts'

describe('the techniques', () => {
  it('are the six, with their minutes and ratings', () => {
    expect(techniques.map(({ id, duration, rating }) => [id, duration, rating])).toEqual([
      ['power-breathing', 2, 4.8],
      ['micro-meditation', 2, 4.7],
      ['movement-stretch', 3, 4.9],
      ['mental-reset', 4, 4.6],
      ['sensory-refresh', 3, 4.8],
      ['confidence-boost', 3, 4.7],
    ])
    expect(techniques.map(({ id }) => id)).toEqual(techniqueIds)
  })

  it('leave no filter empty', () => {
    expect(techniqueCategories).toEqual(['Breathing', 'Movement', 'Mental', 'Mindfulness', 'Sensory'])
    expect(techniqueCategories.filter((name) => !techniques.some(({ category }) => category === name))).toEqual([])
  })

  it('have steps that fit a phone and can be done in the time', () => {
    for (const { id, steps, tips, duration } of techniques) {
      expect(steps.length, id).toBeGreaterThanOrEqual(4)
      expect((duration * 60) / steps.length, id).toBeGreaterThanOrEqual(20)
      expect(tips.length, id).toBeGreaterThanOrEqual(2)
      expect([...steps, ...tips].filter((line) => line.length > 130)).toEqual([])
    }
    expect(repeated(techniques.flatMap(({ steps, tips }) => [...steps, ...tips]))).toEqual([])
  })

  it('count the breath as the guide on screen does: in 4, hold 4, out 6, five rounds', () => {
    const breathing = techniques.find(({ id }) => id === 'power-breathing')!
    const words = breathing.steps.join(' ')
    expect(words).toMatch(/count to 4.*Hold for 4.*out for 6.*five times/s)
  })

  it('say when to stop: the ones that work on the body carry a caution', () => {
    const cautions = { 'power-breathing': /dizzy/, 'movement-stretch': /hurts/, 'sensory-refresh': /numb/ }
    for (const [id, caution] of Object.entries(cautions)) {
      expect(techniques.find((technique) => technique.id === id)?.tips.join(' ')).toMatch(caution)
    }
  })

  it('read at grade 8 or lower', () => {
    for (const { id, steps, tips } of techniques) {
      expect(readingGrade([...steps, ...tips].flatMap(sentencesOf)), id).toBeLessThanOrEqual(8)
    }
  })
})
