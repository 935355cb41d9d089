import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { sayNotOpened } from './say-not-opened.ts'

/**
 * What opens over a screen: loaded when first needed and kept from then on, so that it can animate closing. If loading
 * fails, that is reported, and the screen below stays.
 */
export function useOpened<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null)
  const isMissing = isWanted && loaded === null
  const fail = useEffectEvent(() => {
    sayNotOpened()
    giveUp()
  })
  useEffect(() => {
    if (!isMissing) return
    let isStillWanted = true
    load().then(
      (Part) => isStillWanted && setLoaded({ Part }),
      () => isStillWanted && fail(),
    )
    return () => {
      isStillWanted = false
    }
  }, [isMissing, load])
  return loaded?.Part ?? null
}
