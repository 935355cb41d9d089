import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { readLeftovers } from '../unsent/leftovers.ts'
import { showUnsentDialog } from '../unsent/unsent-dialogs.ts'
import { currentUserKey } from './current-user.ts'
import { signOut } from './sign-out.ts'

/** Signs out at once, or asks first if something would be lost. */
export function useSignOut() {
  const cache = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    if (isLeaving) return
    setIsLeaving(true)
    const user = cache.getQueryData<CurrentUser | null>(currentUserKey)
    const left = user && (await readLeftovers(user.id))
    if (!left || left.labels.length === 0) return signOut(cache)
    setIsLeaving(false)
    showUnsentDialog('leaving')
  }

  return { leave: () => void leave(), isLeaving }
}
