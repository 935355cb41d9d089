import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { FacePicker } from '#client/parts/face.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Day } from '#rules/progress/calendar.ts'
import type { Mood } from '#rules/progress/moods.ts'
import { CheckInActions } from './check-in-actions.tsx'
import { CheckInDetails } from './check-in-details.tsx'
import { CheckInState } from './check-in-state.tsx'
import { questionFor } from './day-words.ts'
import { useCheckIns, useProgress } from './use-check-ins.ts'
import { useToday } from './use-today.ts'
import { WeekSoFar, WeekToCome } from './week-so-far.tsx'

/** One tap saves. Everything after it is optional. */
export function CheckInCard({ className }: { className?: string }) {
  const here = useToday()
  const { entries, add, change, remove } = useCheckIns(here)
  const progress = useProgress(here)
  const [chosenDay, setChosenDay] = useState<Day | null>(null)
  const [isAnew, setAnew] = useState(false)
  // Unfinished changes to one check-in, a note or a deletion, must not carry over to the next.
  const [turn, setTurn] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  const day = chosenDay ?? here.today
  const ofDay = entries.filter((entry) => entry.day === day)
  const current = isAnew ? undefined : ofDay.find(({ isEditable }) => isEditable)
  const question = questionFor(day, here.today)

  function pick(mood: Mood) {
    if (current) change(current, { mood })
    else add({ mood, notes: null, tags: [] }, day)
    setAnew(false)
  }

  function goTo(next: Day) {
    setChosenDay(next === here.today ? null : next)
    setAnew(false)
    setTurn(turn + 1)
  }

  function deleteCurrent() {
    if (current) remove(current)
    setTurn(turn + 1)
    // The button disappears with the check-in, so focus stays on this card.
    heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="check-in" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} id="check-in" className="text-h3 font-medium">
          {question}
        </h2>
        <p className="flex items-center gap-1.5 text-xs font-medium text-ink-2">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Only you
        </p>
      </div>
      <FacePicker label={question} value={current?.mood ?? null} onValueChange={pick} className="mt-3" />
      {current && <CheckInDetails key={turn} said={current} onChange={(next) => change(current, next)} />}
      <CheckInState entry={current} others={current ? [] : ofDay} today={here.today} />
      <CheckInActions
        day={day}
        today={here.today}
        turn={turn}
        hasEntry={current !== undefined}
        onDay={goTo}
        onAgain={() => setAnew(true)}
        onDelete={deleteCurrent}
      />
      {progress ? <WeekSoFar progress={progress} today={here.today} /> : <WeekToCome />}
    </Card>
  )
}
