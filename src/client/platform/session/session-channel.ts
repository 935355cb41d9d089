import { createTabChannel } from '../tab-channel.ts'

export type SessionEvent = 'signed-in' | 'signed-out'

const channel = createTabChannel('hearten-session')

/** Tells the other tabs of this browser. */
export const announceSession = (event: SessionEvent) => channel.announce(event)

/** Calls back with what other tabs announce; returns how to stop. */
export function listenToSession(onEvent: (event: SessionEvent) => void): () => void {
  return channel.listen((message) => {
    if (message === 'signed-in' || message === 'signed-out') onEvent(message)
  })
}
