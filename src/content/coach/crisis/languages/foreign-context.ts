import type { Assessment } from '#rules/safety/assessment.ts'
import type { Move } from '#rules/safety/next-move.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { Language, SafetyState } from '#rules/safety/state.ts'
import type { Draft } from '../draft.ts'
import type { Help } from '../help.ts'
import type { Line } from '../parts.ts'

/** All that a reply in another language is made of. */
export type ForeignContext = {
  move: Move
  state: SafetyState
  assessment: Assessment
  news: News
  help: Help
  draft: Draft
  language: Exclude<Language, 'en'>
}

/** Adds one of the sentences to the reply. */
export type Say = (name: string, lines: readonly (string | Line)[]) => void
