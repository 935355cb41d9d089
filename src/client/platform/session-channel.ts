export type SessionEvent = 'signed-in' | 'signed-out'

const channelName = 'hearten-session'

/** Tells the other tabs of this browser. */
export function announceSession(event: SessionEvent) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(event)
  channel.close()
}

/** Hears what other tabs announce; returns how to stop. */
export function listenToSession(onEvent: (event: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === 'signed-in' || data === 'signed-out') onEvent(data)
  }
  return () => channel.close()
}
