import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { currentUserKey, useRequiredUser } from '#client/platform/current-user.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { readTrialStatus, startTrial } from '#contract/trial.ts'
import { trialDays } from '#rules/trial.ts'
import { daysLeftWords, trialOf } from './use-trial.ts'

const trialKey = [readTrialStatus.path]

/** Starts the trial when the address asks for it, says how that went, and tidies the address up. */
export function useStartTrial() {
  const [search, setSearch] = useSearchParams()
  const user = useRequiredUser()
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const isTaken = useRef(false)
  const isWanted = search.get('startTrial') === 'true'

  const { mutate: start } = useMutation({
    mutationFn: () => call(startTrial, { body: {} }),
    // The screen asks for the trial as it opens; that answer must not arrive after this one.
    onMutate: () => cache.cancelQueries({ queryKey: trialKey }),
    onSuccess: (status) => {
      cache.setQueryData(trialKey, status)
      void cache.invalidateQueries({ queryKey: trialKey })
      void cache.invalidateQueries({ queryKey: currentUserKey })
      toast({
        title: 'Welcome to Hearten!',
        description: `Your ${trialDays}-day free trial has started. Explore all features!`,
      })
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Your trial did not start',
        description: errorMessageOf(error, 'Failed to start trial'),
        variant: 'destructive',
      })
    },
  })

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
