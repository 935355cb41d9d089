import type { Transaction } from '#server/db/database.ts'

/**
 * Changes somebody's records and their progress together, or not at all. Changes of one person take turns. Implemented
 * by the progress feature, and passed to the features whose records count towards progress.
 */
export type KeepProgress = <T>(userId: string, change: (tx: Transaction) => Promise<T>) => Promise<T>
