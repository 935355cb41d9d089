import { useEffect, useEffectEvent, useState } from 'react'

type HeldOptions = {
  /** The text in the field. */
  message: string
  isReady: boolean
  /** The chat is loading; false once loading failed. */
  isComing: boolean
  send: () => void
}

/**
 * A message sent while the chat is still loading is sent as soon as the chat is there. It is dropped if the person
 * keeps writing or the chat does not load: a message sent automatically much later would be answered when nobody is
 * there.
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
