import { sessionKeys, sessionStore } from '../storage.ts'

/** What somebody wanted to do when they had to sign in first. */
export type PostAuthAction = 'startTrial' | `subscribe-${string}`

export function parsePostAuthAction(text: string | null): PostAuthAction | null {
  if (text === 'startTrial') return text
  const plan = text?.match(/^subscribe-([\w-]+)$/)?.[1]
  return plan === undefined ? null : `subscribe-${plan}`
}

export function rememberPostAuthAction(action: PostAuthAction) {
  sessionStore.write(sessionKeys.postAuthAction, action)
}

export function readPostAuthAction(): PostAuthAction | null {
  return parsePostAuthAction(sessionStore.read(sessionKeys.postAuthAction))
}

export function clearPostAuthAction() {
  sessionStore.remove(sessionKeys.postAuthAction)
}

export function markAuthCompleted() {
  sessionStore.write(sessionKeys.authCompleted, 'true')
}
