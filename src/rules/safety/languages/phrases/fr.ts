import type { ForeignGroup } from '../foreign-group.ts'
import { frenchHurt } from './fr-hurt.ts'
import { frenchOthers } from './fr-others.ts'
import { frenchOwn } from './fr-own.ts'

export const frenchPhrases: readonly ForeignGroup[] = [...frenchOwn, ...frenchHurt, ...frenchOthers]
