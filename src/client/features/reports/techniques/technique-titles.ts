import { techniques } from '#content/techniques.ts'

/** A technique that is no longer in the library is shown by its id. */
export const titleOf = (techniqueId: string): string =>
  techniques.find(({ id }) => id === techniqueId)?.title ?? techniqueId
