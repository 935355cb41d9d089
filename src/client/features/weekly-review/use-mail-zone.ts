import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#client/platform/request/request.ts'
import { setReviewMail } from '#contract/weekly-review.ts'
import { mailQuery } from './queries.ts'

/** If somebody who gets the mail has moved, updates their time zone for Sunday evening. */
export function useMailZone(timeZone: string) {
  const cache = useQueryClient()
  const { data: mail } = useQuery(mailQuery)
  const hasMoved = mail?.isOn === true && mail.timeZone !== timeZone
  useEffect(() => {
    if (!hasMoved) return
    call(setReviewMail, { body: { isOn: true, timeZone } }).then(
      (saved) => cache.setQueryData(mailQuery.queryKey, saved),
      // Nothing is lost: the next visit tries again.
      () => {},
    )
  }, [hasMoved, timeZone, cache])
}
