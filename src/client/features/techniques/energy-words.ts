import type { Technique } from '#content/techniques.ts'

/** How much energy a technique gives, in a word. */
export const energyWords: Record<Technique['energyLevel'], string> = {
  low: 'Settles you',
  medium: 'Steadies you',
  high: 'Wakes you up',
}
