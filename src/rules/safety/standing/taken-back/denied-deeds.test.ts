import { describe, expect, it } from 'vitest'
import { deniedDeeds } from './denied-deeds.ts'

describe('a denial', () => {
  it.each([
    'i told you. the tablets. theyre in my desk drawer. havent taken any',
    'no i said i HAVENT taken any. youre not even reading',
    'I have not taken anything, I swear',
    'i didn’t swallow them',
    'never took any of it, they are in the box',
    'i have taken nothing, only kept them',
  ])('that they took something is found in %s', (message) => expect(deniedDeeds([message])).toEqual(['overdose']))

  it.each([
    'i havent taken my meds today',
    'I took all of them',
    'havent taken the bus in years',
    'I have taken some, not many',
    'I did not take my coat',
  ])('is not found in %s', (message) => expect(deniedDeeds([message])).toEqual([]))

  it.each(['I told you no. I have not hurt myself', 'i never cut myself, it is not that'])(
    'that they hurt themselves is found in %s',
    (message) => expect(deniedDeeds([message])).toEqual(['self_harm']),
  )
})
