/** The machine or the configuration prevents Hearten from starting. The message says what is wrong and what to do. */
export class StartupError extends Error {
  override name = 'StartupError'
}
