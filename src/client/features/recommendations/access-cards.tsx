import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import type { SignInState } from '#client/platform/session/use-unauthorized.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { reloadLists } from './recommendation-queries.ts'

const backHere: SignInState = { destination: '/recommendations' }

export function SignInRequired() {
  return (
    <Turn as="section" who="them" size="big" aria-labelledby="access" className="grid justify-items-start gap-4">
      <h2 id="access">Sign In Required</h2>
      <p className="max-w-[52ch]">
        Your session has ended, so your recommendations cannot be shown. They are kept, and will be here when you are
        back.
      </p>
      <ButtonLink to="/auth" state={backHere} variant="lamp" size="big">
        Sign In
      </ButtonLink>
    </Turn>
  )
}

export function PremiumFeature() {
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const retry = async () => {
    setIsAsking(true)
    await cache.invalidateQueries({ queryKey: currentUserKey })
    await reloadLists(cache)
    setIsAsking(false)
  }
  return (
    <Turn as="section" who="them" size="big" aria-labelledby="access" className="grid justify-items-start gap-4">
      <h2 id="access">Premium Feature</h2>
      <p className="max-w-[52ch]">
        Recommendations look at your own check-ins, techniques and challenges, and name one next step with the reason
        for it. They come with a trial or a membership. If you have one already, Retry looks again.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to="/pricing" variant="lamp" size="big">
          Upgrade Account
        </ButtonLink>
        <Button variant="line" size="big" isBusy={isAsking} onClick={retry}>
          Retry
        </Button>
      </div>
    </Turn>
  )
}
