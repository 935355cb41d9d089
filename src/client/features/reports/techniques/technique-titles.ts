import { techniques } from '#content/techniques.ts'

/** A technique that has left the library goes by its id. */
export const titleOf = (techniqueId: string): string =>
  techniques.find(({ id }) => id === techniqueId)?.title ?? techniqueId
