import { createTabChannel } from '#client/platform/tab-channel.ts'

const channel = createTabChannel('hearten-coach')

/** Tells the other tabs of this browser that a chat changed. */
export const announceChat = () => channel.announce('changed')

/** Calls back when a chat changes in another tab; returns how to stop. */
export const listenToChats = (onChange: () => void) => channel.listen(onChange)
