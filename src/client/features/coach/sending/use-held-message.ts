import { useEffect, useEffectEvent, useState } from 'react'

type HeldOptions = {
  /** What is in the field. */
  message: string
  isReady: boolean
  /** The chat is on its way; false once it failed to come. */
  isComing: boolean
  send: () => void
}

/**
 * A message sent while the chat still loads leaves as soon as the chat is there. It is let go when one writes on, or
 * when the chat does not come: a message that leaves by itself much later would be answered when nobody is there.
 */
export function useHeldMessage({ message, isReady, isComing, send }: HeldOptions) {
  const [held, setHeld] = useState<string | null>(null)
  const isHeld = held !== null && held === message
  const letGo = useEffectEvent((isThere: boolean) => {
    if (held === null) return
    setHeld(null)
    if (isThere && isHeld) send()
  })
  useEffect(() => {
    if (!isComing) letGo(isReady)
  }, [isReady, isComing])
  return { isHeld: isHeld && isComing, hold: () => setHeld(message) }
}
