import type { DeviceRow } from './device-rows.ts'

export type Words = Record<string, unknown>

/** What somebody is writing in one place and has not sent. */
export type Draft = DeviceRow & {
  place: string
  /** How it is described when it is about to be lost: “A message to WingMate”. */
  label: string
  words: Words
  /** Sent with exactly this text, so that it counts once if it is sent again after a lost reply. */
  clientId?: string | undefined
  writtenAt: number
}
