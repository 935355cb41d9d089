import { describe, expect, it } from 'vitest'
import { mentionsUnexplainedMarks } from './mentions-marks.ts'

describe('marks that nobody has explained', () => {
  it.each([
    'theres marks on my legs. i dont want anybody asking about em',
    'I have scars on my arms and the gym is hot',
    'some burns on my left thigh, thats why no shorts',
    'my arms are covered, long story',
  ])('"%s"', (text) => expect(mentionsUnexplainedMarks([text])).toBe(true))

  it.each([
    ['there are bruises on my arm from when he grabbed me'],
    ['my dad drinks', 'theres marks on my legs'],
    ['full marks on my essay'],
    ['she left marks on my skin'],
  ])('not in %j', (...texts) => expect(mentionsUnexplainedMarks(texts)).toBe(false))
})
