import { dirname } from 'node:path'
import { createChats } from './chats/chats.service.ts'
import { listFamilies } from './chats/list-families.ts'
import { readKeptVectors } from './engine/meanings/kept-vectors.ts'
import { createMeanings, readLearned } from './engine/meanings/meanings.ts'
import { createTurns, type TurnsDeps } from './turns.service.ts'
import { warmUp } from './warm-up.ts'

export type WholeCoachDeps = Omit<TurnsDeps, 'meanings'> & { listenerModel: string | undefined }

/**
 * Everything that needs the coach's written texts. They are most of what the server would load at its start, so they
 * are loaded later: `coach.ts` decides when.
 */
export function createWholeCoach({ listenerModel, ...deps }: WholeCoachDeps) {
  const folder = listenerModel === undefined ? undefined : dirname(listenerModel)
  const kept = folder === undefined ? undefined : readKeptVectors(folder)
  deps.metrics.knowsExamples(kept !== undefined)
  if (folder !== undefined && !kept)
    deps.log.warn(
      'the stored vectors of the written replies are missing or old; reading all examples again makes the first replies slow',
    )
  const meanings = createMeanings(deps.hear, kept, folder === undefined ? undefined : readLearned(folder))
  return {
    chats: createChats(deps),
    turns: createTurns({ ...deps, meanings }),
    listFamilies,
    warmUp: () => warmUp(meanings),
  }
}

export type OpenCoach = () => Promise<ReturnType<typeof createWholeCoach>>
