/** For what went wrong beside the main road, where telling the person would only trouble them. */
export function logProblem(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.warn(what, cause ?? '')
}
