/** For minor failures that people need not be told about. */
export function logProblem(what: string, cause?: unknown) {
  console.warn(what, cause ?? '')
}
