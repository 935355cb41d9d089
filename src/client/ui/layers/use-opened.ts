import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { sayNotOpened } from './say-not-opened.ts'

/**
 * What opens over a screen, fetched when it is first wanted and kept from then on, so that it can close as it should.
 * Where it does not come, that is said, and the screen under it stays.
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
