import type { Transaction } from '#server/db/database.ts'

/**
 * Changes somebody's records, and their progress with them: both or neither. Changes of one person take turns.
 * The progress feature has it; the features whose records count towards progress are handed it.
 */
export type KeepProgress = <T>(userId: string, change: (tx: Transaction) => Promise<T>) => Promise<T>
