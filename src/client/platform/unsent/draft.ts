import type { DeviceRow } from './device-rows.ts'

export type Words = Record<string, unknown>

/** What somebody is writing in one place, and has not sent. */
export type Draft = DeviceRow & {
  place: string
  /** What it is when it is about to be lost: “A message to WingMate”. */
  label: string
  words: Words
  /** Goes with these very words to the server: sent twice, because a reply was lost, they count once. */
  clientId?: string | undefined
  writtenAt: number
}
