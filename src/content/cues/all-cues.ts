import type { Cue } from './cue.ts'
import { datingCues } from './dating.ts'
import { schoolCues } from './school.ts'
import { workCues } from './work.ts'

export const allCues: readonly Cue[] = [...workCues, ...datingCues, ...schoolCues]

const cuesById: ReadonlyMap<string, Cue> = new Map(allCues.map((cue) => [cue.id, cue]))

export function findCue(id: string): Cue | undefined {
  return cuesById.get(id)
}
