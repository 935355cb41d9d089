import type { ForeignGroup } from '../foreign-group.ts'
import { italianHurt } from './it-hurt.ts'
import { italianOthers } from './it-others.ts'
import { italianOwn } from './it-own.ts'

export const italianPhrases: readonly ForeignGroup[] = [...italianOwn, ...italianHurt, ...italianOthers]
