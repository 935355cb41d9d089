/** Why a command stops: one sentence for the person, and the output of the failed program. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message)
    this.name = 'CommandError'
    this.output = output
  }
}

/**
 * Says in a sentence that a folder cannot be written to, which the person can change. Any other error is our mistake
 * and is thrown as it is.
 * @param {unknown} error
 * @returns {never}
 */
export function refuseUnwritable(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error
  throw new CommandError(
    `${path} cannot be written to. Make it writable for you, or move Hearten to a folder of yours.`,
  )
}
