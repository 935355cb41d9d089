import { useEffect, useState } from 'react'

const shownMs = 2500

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text. If the browser refuses, the caller shows the text to be copied by hand. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return { state, copy, close: () => setState('idle') }
}
