import type { AskedName } from '#server/features/coach/engine/words/asked-words-weights.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'

/** Somebody wants words, and for what kind of moment. */
export type Asked = { message: string; coach: string; earlier: string; kind: AskedName; writer?: string }

export function readAsked(text: string): Asked[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

/** The listener's three vectors of the message, one after the other, as the server reads a chat. */
export async function readVectors(hear: Hear, { message, coach, earlier }: Asked): Promise<Float32Array> {
  const heard = await hear([
    { message },
    ...(coach ? [{ message, coachLine: coach, ...(earlier ? { earlier } : {}) }] : []),
    ...(earlier ? [{ message: `${earlier} … ${message}` }] : []),
  ])
  const [alone] = heard ?? []
  if (!heard || !alone) throw new Error(`The listener did not read "${message}"`)
  const after = coach ? (heard[1] ?? alone) : alone
  const joined = earlier ? (heard.at(-1) ?? alone) : alone
  return Float32Array.from([...alone.embedding, ...after.embedding, ...joined.embedding])
}
