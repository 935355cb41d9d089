/** For what went wrong beside the main road, where telling the person would only trouble them. */
export function logProblem(what: string, cause?: unknown) {
  console.warn(what, cause ?? '')
}
