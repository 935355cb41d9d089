import type { Concept } from './concept.ts'
import { elsewhere } from './elsewhere.ts'
import { feelings } from './feelings.ts'
import { occasions } from './occasions.ts'
import { outcomes } from './outcomes.ts'
import { people } from './people.ts'
import { talk } from './talk.ts'
import { times } from './times.ts'

export const allConcepts: readonly Concept[] = [
  ...people,
  ...occasions,
  ...times,
  ...feelings,
  ...talk,
  ...outcomes,
  ...elsewhere,
]
