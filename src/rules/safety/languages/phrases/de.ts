import type { ForeignGroup } from '../foreign-group.ts'
import { germanFromOthers } from './de-from-others.ts'
import { germanHealth } from './de-health.ts'
import { germanInward } from './de-inward.ts'
import { withDigraphs } from './de-words.ts'

export const germanPhrases: readonly ForeignGroup[] = [...germanInward, ...germanFromOthers, ...germanHealth].map(
  (group) => ({ ...group, phrases: withDigraphs(group.phrases) }),
)
