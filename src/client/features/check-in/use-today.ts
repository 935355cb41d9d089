import { useEffect, useState } from 'react'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { type Calendar, type Day, findCalendar } from '#rules/progress/calendar.ts'

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
  const { dayOf, timeZone } = ownCalendar()
  return { today: dayOf(new Date()), timeZone }
}

function ownCalendar(): Calendar {
  const calendar = findCalendar(ownTimeZone()) ?? findCalendar('UTC')
  if (!calendar) throw new Error('UTC is always a time zone')
  return calendar
}

const isSame = (one: ReturnType<typeof look>, other: ReturnType<typeof look>) =>
  one.today === other.today && one.timeZone === other.timeZone
