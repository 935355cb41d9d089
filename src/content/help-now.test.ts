import { describe, expect, it } from 'vitest'
import { slotNames } from './cues/placeholders.ts'
import { groundingSteps, linesToSay, lineToLeave } from './help-now.ts'

describe('help now', () => {
  const lines = [...linesToSay, lineToLeave]

  it('has three lines to say and one to leave, short enough for a shaking voice', () => {
    expect(linesToSay).toHaveLength(3)
    expect(lines.filter((line) => line.length > 60 || slotNames(line).length > 0)).toEqual([])
  })

  it('starts with the body, in three steps', () => {
    expect(groundingSteps).toHaveLength(3)
    expect(groundingSteps.join(' ')).toMatch(/breathe out/)
  })
})
