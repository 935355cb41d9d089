const channelName = 'hearten-coach'

/** Tells the other tabs of this browser that a chat changed. */
export function announceChat() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Hears that a chat changed in another tab; returns how to stop. */
export function listenToChats(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = onChange
  return () => channel.close()
}
