import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import type { Ladder } from '#contract/challenges/challenge-ladder.ts'
import { ladderScale } from '#rules/challenges/facts.ts'
import { areaLabels } from '../challenge-words.ts'
import type { Sort } from './use-sort.ts'

type Answer = { fear: number; matters: number }
type SortViewProps = { ladder: Ladder; sort: Sort; onClose: () => void }

/** One situation at a time, with two sliders. Every rating is saved at once. */
export function SortView({ ladder, sort, onClose }: SortViewProps) {
  const [place, setPlace] = useState(() => firstUnsorted(ladder))
  const [answers, setAnswers] = useState(
    () => new Map<string, Answer>(ladder.ratings.map(({ situationId, ...answer }) => [situationId, answer])),
  )
  const situation = ladderSituations[place]
  if (!situation) return null
  const { id, text, lifeCategory } = situation
  const answer = answers.get(id) ?? { fear: ladderScale.initial, matters: ladderScale.initial }
  const set = (change: Partial<Answer>) => setAnswers(new Map(answers).set(id, { ...answer, ...change }))
  const isLast = place === ladderSituations.length - 1

  function next() {
    set(answer)
    sort.rate({ situationId: id, ...answer })
    if (isLast) onClose()
    else setPlace(place + 1)
  }

  function nextByEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement) || event.target.role !== 'slider') return
    event.preventDefault()
    next()
  }

  return (
    <Card as="section" aria-label="Two-minute sort" className="mx-auto grid max-w-2xl gap-6" onKeyDown={nextByEnter}>
      <Progress
        label="Two-minute sort"
        value={place}
        max={ladderSituations.length}
        words={`${place + 1} of ${ladderSituations.length}`}
      />
      <Situation key={id} text={text} area={areaLabels[lifeCategory]} />
      <Slider
        label="How much do you fear it?"
        {...ladderScale}
        value={answer.fear}
        onValueChange={(fear) => set({ fear })}
        ends={['not at all', 'as much as anything']}
      />
      <Slider
        label="How much does it matter to you?"
        {...ladderScale}
        value={answer.matters}
        onValueChange={(matters) => set({ matters })}
        ends={['not at all', 'a great deal']}
      />
      <div className="flex flex-row-reverse flex-wrap items-center gap-2">
        <Button variant="lamp" size="big" className="flex-1" onClick={next}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
        {place > 0 && (
          <Button variant="quiet" className="px-4!" onClick={() => setPlace(place - 1)}>
            Back
          </Button>
        )}
        <Button variant="quiet" className="px-4!" onClick={onClose}>
          Stop here
        </Button>
      </div>
      <p className="text-xs font-medium text-ink-2">
        Each answer is kept as you press Next, so you can stop at any point. Only you can see this.
      </p>
    </Card>
  )
}

/** Takes the focus when it appears, so that it is read out and the sliders are one Tab away. */
function Situation({ text, area }: { text: string; area: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="min-h-24">
      <p className="text-xs font-semibold text-ink-2">{area}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 outline-none">
        {text}
      </h2>
    </div>
  )
}

/** Continues where somebody stopped; starts over for somebody who has rated everything. */
function firstUnsorted({ ratings }: Ladder): number {
  const sorted = new Set(ratings.map(({ situationId }) => situationId))
  return Math.max(
    0,
    ladderSituations.findIndex(({ id }) => !sorted.has(id)),
  )
}
