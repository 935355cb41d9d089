/** Something about the machine or the settings keeps Hearten from starting. The message says what, and what to do. */
export class StartupError extends Error {
  override name = 'StartupError'
}
