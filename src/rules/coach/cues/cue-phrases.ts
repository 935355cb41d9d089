import type { Cues } from './cues.ts'

export type CueName = Exclude<keyof Cues, 'correctsName' | 'correctsTone'>
export type CuePhrases = { name: CueName; phrases: readonly string[] }
