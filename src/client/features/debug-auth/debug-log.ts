import { useState } from 'react'

export type LogLine = { id: number; time: string; text: string; isFailure: boolean }

/** The newest line last, as in a terminal. */
export function useDebugLog() {
  const [lines, setLines] = useState<readonly LogLine[]>([])

  function add(text: string, isFailure = false) {
    const time = new Date().toLocaleTimeString('en-US', { hour12: false })
    setLines((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, time, text, isFailure }])
  }

  return {
    lines,
    note: (text: string) => add(text),
    noteFailure: (text: string) => add(text, true),
    clear: () => setLines([]),
  }
}
