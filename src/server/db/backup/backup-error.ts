/** Why a backup cannot be made or used, in one sentence for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}
