import { useEffect, useRef } from 'react'
import { logProblem } from '#client/platform/log.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { endsWithChat } from '#rules/safety/ends-with-chat.ts'
import { readAhead } from '#rules/safety/phrases/read-ahead.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Danger, findDanger } from './safety-net.ts'

const load = () => import('./safety-net.ts')
const rest = () => new Promise<void>((resolve) => setTimeout(resolve))

type Message = { earlier: readonly string[]; text: string; country: CrisisCountry | null }

/**
 * Loads the safety rules, which are needed without a network: at the first key or after a while, so that the chat
 * itself loads first.
 */
export function useSafetyNet({ isWriting, waitMs }: { isWriting: boolean; waitMs?: number }) {
  const rules = useRef<typeof findDanger>(null)
  const state = useRef<SafetyState>(null)
  useEffect(() => {
    if (!isWriting && waitMs === undefined) return
    const fetchRules = () =>
      load().then(
        (module) => {
          rules.current = module.findDanger
          return readAhead(rest)
        },
        (error) => logProblem('The safety rules did not load.', error),
      )
    const timer = setTimeout(fetchRules, isWriting ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [isWriting, waitMs])
  return {
    find: ({ country, ...message }: Message): Danger | null =>
      rules.current?.({ ...message, country: country ?? 'other', now: new Date(), state: state.current }) ?? null,
    /** Only what was shown counts as said. */
    keepShown: (danger: Danger) => {
      state.current = danger.state
    },
    /** After a chat was deleted. Whether what this device remembers was to go with it. */
    forgetDeleted: (): boolean => {
      const isGone = state.current !== null && endsWithChat(state.current)
      if (isGone) state.current = null
      return isGone
    },
  }
}
