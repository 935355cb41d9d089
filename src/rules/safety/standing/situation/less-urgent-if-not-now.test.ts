import { expect, test } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { lessUrgentIfNotNow } from './less-urgent-if-not-now.ts'

const urgent = { tier: 'imminent', kind: 'suicide', whose: 'self', known: [], said: [] } as unknown as SafetyState

test('is less urgent once they say that nothing will happen tonight', () => {
  for (const text of [
    'I have not taken anything and i will not tonight',
    "I won't do it tonight",
    'no. im not going to take them',
    "I'm not gonna do anything tonight, I promise",
  ])
    expect([text, lessUrgentIfNotNow(urgent, text).tier]).toEqual([text, 'crisis'])
})

test('stays urgent if they retract it at once, or are in a dangerous place', () => {
  for (const text of ["I won't do it tonight if somebody comes", 'tonight', 'why not tonight', 'not tonight, tomorrow'])
    expect([text, lessUrgentIfNotNow(urgent, text).tier]).toEqual([text, 'imminent'])
  expect(lessUrgentIfNotNow({ ...urgent, hasPlace: true }, 'I will not tonight').tier).toBe('imminent')
  expect(lessUrgentIfNotNow({ ...urgent, kind: 'overdose' }, 'I will not tonight').tier).toBe('imminent')
})
