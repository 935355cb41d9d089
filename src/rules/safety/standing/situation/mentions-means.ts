/** Things that somebody may say they could use, and how we refer to each afterwards. */
export const means = {
  tablets: 'them',
  pills: 'them',
  painkillers: 'them',
  medication: 'it',
  knife: 'it',
  blades: 'them',
  scissors: 'them',
  rope: 'it',
  belt: 'it',
  gun: 'it',
  bleach: 'it',
} as const
export type Means = keyof typeof means

/** What can be swallowed. */
export const swallowed: readonly Means[] = ['tablets', 'pills', 'painkillers', 'medication']

const named: Readonly<Record<Means, RegExp>> = {
  tablets: /\btablets?\b/i,
  pills: /\bpills?\b/i,
  painkillers: /\bpain ?killers?\b/i,
  medication: /\b(?:meds|medication|paracetamol|tylenol|insulin)\b/i,
  knife: /\b(?:knife|knives)\b/i,
  blades: /\b(?:blades?|razors?)\b/i,
  scissors: /\bscissors\b/i,
  rope: /\b(?:rope|noose)\b/i,
  belt: /\bbelt\b/i,
  gun: /\b(?:guns?|pistol|rifle|shotgun|revolver|firearm|glock|handgun)\b/i,
  bleach: /\bbleach\b/i,
}

const others = /\b(?:poison|cord|cable|bullets|weapon|car keys|bottle of|overdose)\b/i
const places =
  /\b(?:bridge|roof|rooftop|balcony|ledge|edge of|cliff|railing|tracks|platform|overpass|motorway|highway|train station|river|top floor|window ?sill|open window|parking garage|car park)\b/i

/** The means they named last, if there is a word for it that we can repeat. */
export function readMeans(messages: readonly string[]): Means | undefined {
  const names = Object.keys(named) as Means[]
  return messages
    .toReversed()
    .map((message) => names.find((name) => named[name].test(message)))
    .find((name) => name !== undefined)
}

/** Whether the person names something that they could use. */
export function mentionsMeans(message: string): boolean {
  return readMeans([message]) !== undefined || others.test(message)
}

/** Whether the person names a place that is dangerous in itself. */
export function mentionsPlace(message: string): boolean {
  return places.test(message)
}
