import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'
import { ApiError } from '../request/api-error.ts'

type Question = {
  answer: (isConfirmed: boolean) => void
  /** What had the focus, and gets it back. */
  opener: HTMLElement | null
}

let question: Question | null = null
const watchers = createListeners()

function put(next: Question | null) {
  question = next
  watchers.notify()
}

/** Runs the work; if the server requires confirmation, asks for the password and runs it again. */
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
  // If two ask at once, the later question replaces the first, whose work is not done.
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

/** The pending question, for the dialog that asks. */
export function useConfirmQuestion(): Question | null {
  return useSyncExternalStore(
    watchers.subscribe,
    () => question,
    () => null,
  )
}
