import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'
import { ApiError } from '../request/api-error.ts'

type Question = {
  answer: (isConfirmed: boolean) => void
  /** Where the focus was, and goes back to. */
  opener: HTMLElement | null
}

let question: Question | null = null
const watchers = createListeners()

function put(next: Question | null) {
  question = next
  watchers.notify()
}

/** Does it; where the server wants to know first that it is really them, asks for the password and does it once more. */
export async function withConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isAsked = error instanceof ApiError && error.reply?.code === 'confirm_needed'
    if (!isAsked || !(await ask())) throw error
    return work()
  }
}

function ask(): Promise<boolean> {
  // Two things at once: the later question takes the place of the first, whose thing stays undone.
  question?.answer(false)
  return new Promise((resolve) => {
    put({
      opener: document.activeElement instanceof HTMLElement ? document.activeElement : null,
      answer(isConfirmed) {
        put(null)
        resolve(isConfirmed)
      },
    })
  })
}

/** What waits for a password, for the dialog that asks. */
export function useConfirmQuestion(): Question | null {
  return useSyncExternalStore(
    watchers.subscribe,
    () => question,
    () => null,
  )
}
