import { z } from 'zod'
import {
  challengeCategories,
  evidenceMaxPageSize,
  evidencePageSize,
  evidenceSearchMaxLength,
} from '#rules/challenges/facts.ts'
import { momentAreas } from '#rules/moments/facts.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Words } from '../fields.ts'
import { Paging } from '../paging.ts'
import { experiment } from './challenge-fields.ts'
import { EvidenceFigures } from './challenges.ts'

/** Something that really happened: a completed challenge or a closed moment. */
export const WallLine = z.object({
  /** Of the completed run, or of the moment. */
  id: z.string(),
  source: z.enum(['challenge', 'moment']),
  /** The moment that holds the full text. */
  momentId: z.uuid(),
  title: z.string(),
  /** The kind of challenge; null for a moment. */
  category: z.enum(challengeCategories).nullable(),
  lifeArea: z.enum(momentAreas),
  happenedAt: z.iso.datetime(),
  ...experiment,
})
export type WallLine = z.infer<typeof WallLine>

export const Wall = z.object({ figures: EvidenceFigures, lines: z.array(WallLine), hasMore: z.boolean() })
export type Wall = z.infer<typeof Wall>

export const readWall = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/evidence',
  summary: 'The whole wall of evidence, of challenges and moments alike: figures, and lines, the latest first.',
  query: Paging({ size: evidencePageSize, maxSize: evidenceMaxPageSize }).extend({
    /** Searches what was learned, the fears and the titles. The figures remain those of the whole wall. */
    search: Words(evidenceSearchMaxLength, 'The search').optional(),
  }),
  reply: Wall,
})

export const AreaPattern = EvidenceFigures.extend({ lifeArea: z.enum(momentAreas) })
export type AreaPattern = z.infer<typeof AreaPattern>

export const HabitPattern = z.object({
  habit: z.string(),
  /** How many times they planned to leave the habit out and reported the result. */
  tries: Count,
  leftOut: Count,
  partlyLeftOut: Count,
})
export type HabitPattern = z.infer<typeof HabitPattern>

export const EvidencePatterns = z.object({
  /** Only areas with an answer to “Did it happen?”, most answers first. */
  areas: z.array(AreaPattern),
  /** The habits tried most often, in that order. */
  habits: z.array(HabitPattern),
})
export type EvidencePatterns = z.infer<typeof EvidencePatterns>

// Everybody can read their own entries on the wall; the patterns across them are part of a membership.
export const readPatterns = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/evidence/patterns',
  summary: 'Fear against outcome by part of life, certainty before and after, and the habits that were left out.',
  reply: EvidencePatterns,
})
