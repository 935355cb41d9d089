import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { daysLeftWords, trialOf, useTrialStart } from '#client/parts/membership/trial.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { toast } from '#client/ui/feedback/toast.ts'

/** Starts the trial if the address asks for it, and cleans the address up. */
export function useStartTrial() {
  const [search, setSearch] = useSearchParams()
  const user = useRequiredUser()
  const { mutate: start } = useTrialStart()
  const isTaken = useRef(false)
  const isWanted = search.get('startTrial') === 'true'

  useEffect(() => {
    if (!isWanted || isTaken.current) return
    isTaken.current = true
    const running = trialOf(user, new Date())
    if (running.isInTrial) {
      toast({ title: 'Your free trial is running', description: `${daysLeftWords(running.daysLeft)}.` })
    } else start()
    const rest = new URLSearchParams(search)
    rest.delete('startTrial')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isWanted, search, setSearch, start, user])
}
