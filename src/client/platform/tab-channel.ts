/** Messages between the tabs of this browser. Without such a channel, each tab is on its own. */
export function createTabChannel(name: string) {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name))
  return {
    announce(message: string): void {
      const channel = open()
      channel?.postMessage(message)
      channel?.close()
    },
    /** Calls back with what other tabs announce; returns how to stop. */
    listen(onMessage: (message: unknown) => void): () => void {
      const channel = open()
      if (channel) channel.onmessage = ({ data }) => onMessage(data)
      return () => channel?.close()
    },
  }
}
