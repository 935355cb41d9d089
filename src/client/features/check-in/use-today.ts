import { useEffect, useState } from 'react'
import { deviceTimeZone } from '#client/platform/time-zone.ts'
import type { Day } from '#rules/progress/calendar.ts'
import { localDay } from '#rules/words/written-date.ts'

const lookMs = 30_000

/** Today in the local time zone; updates if a tab stays open past midnight or crosses time zones. */
export function useToday(): { today: Day; timeZone: string } {
  const [now, setNow] = useState(look)
  useEffect(() => {
    const again = () => setNow((before) => (isSame(before, look()) ? before : look()))
    const timer = setInterval(again, lookMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return now
}

function look() {
  const [now, timeZone] = [new Date(), deviceTimeZone() ?? '']
  // An offset such as +02:00 does not say when clocks change. Without the name of a place, days are those of UTC.
  const isPlace = /^[a-z]/i.test(timeZone)
  return isPlace ? { today: localDay(now), timeZone } : { today: now.toISOString().slice(0, 10), timeZone: 'UTC' }
}

const isSame = (one: ReturnType<typeof look>, other: ReturnType<typeof look>) =>
  one.today === other.today && one.timeZone === other.timeZone
