export const recordKinds = [
  'mood',
  'technique',
  'challenge',
  'cue',
  'chat',
  'lesson',
  'ladder',
  'step',
  'moment',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** One of the person's own records, by the id it is stored under. */
export type Cite = { kind: RecordKind; id: string }
