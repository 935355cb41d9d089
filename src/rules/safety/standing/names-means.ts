const things =
  /\b(?:pills?|tablets?|meds|medication|paracetamol|tylenol|insulin|bleach|poison|knife|knives|blades?|razors?|scissors|rope|noose|belt|cord|cable|gun|pistol|rifle|shotgun|bullets|weapon|car keys|bottle of|overdose)\b/i
const places =
  /\b(?:bridge|roof|rooftop|balcony|ledge|edge of|cliff|railing|tracks|platform|overpass|motorway|highway|train station|river|top floor|window ?sill|open window|parking garage|car park)\b/i

/** A thing one could use, named by the person themselves. */
export function namesMeans(message: string): boolean {
  return things.test(message)
}

/** A place that is a danger by itself. */
export function namesPlace(message: string): boolean {
  return places.test(message)
}
