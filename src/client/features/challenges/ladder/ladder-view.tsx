import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Ladder, LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { levelLine } from '../challenge-words.ts'
import { useChallengeView } from '../use-challenge-view.ts'
import { LadderTools } from './ladder-tools.tsx'
import { RungRow } from './rung-row.tsx'
import { windowStart } from './window-start.ts'

/** Shows this many rungs around the next one: a whole ladder at once would be overwhelming. */
const shownAtFirst = 8

type LadderViewProps = {
  ladder: Ladder
  /** False for an account that can read its ladder but not change it. */
  isOpen: boolean
  onSort: () => void
  onAdd: () => void
  onEdit: (rung: LadderRung) => void
}

export function LadderView({ ladder, isOpen, onSort, onAdd, onEdit }: LadderViewProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const open = ladder.rungs.filter(({ completed }) => !completed)
  const done = ladder.rungs.filter(({ completed }) => completed)
  const edit = isOpen ? onEdit : null
  const next = open.findIndex(({ challenge }) => challenge.id === ladder.nextRung?.challenge.id)
  const from = isWhole ? 0 : windowStart(open.length, next, shownAtFirst)
  const shown = isWhole ? open : open.slice(from, from + shownAtFirst)

  function showAll() {
    flushSync(() => setWhole(true))
    // The button is gone, so focus moves to the first new rung.
    list.current?.children[from > 0 ? 0 : shownAtFirst]?.querySelector('a')?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-x-10">
      <div className="grid content-start gap-4 desk:order-last">
        <Next rung={ladder.nextRung} hasRungs={ladder.rungs.length > 0} />
        {isOpen && <LadderTools sorted={ladder.ratings.length} onSort={onSort} onAdd={onAdd} />}
      </div>
      <div className="min-w-0">
        <h2 className="text-h3 font-medium">From the least feared up</h2>
        <ol ref={list} aria-label="Your ladder" className="mt-2 divide-y divide-line">
          {shown.map((rung) => (
            <RungRow
              key={rung.challenge.id}
              rung={rung}
              isNext={rung.challenge.id === ladder.nextRung?.challenge.id}
              onEdit={edit}
            />
          ))}
        </ol>
        {!isWhole && open.length > shownAtFirst && (
          <Button variant="line" className="mt-4" onClick={showAll}>
            Show all {open.length} rungs
          </Button>
        )}
        {done.length > 0 && (
          <details className="mt-6">
            <summary className="link flex min-h-11 cursor-pointer items-center text-sm">Done ({done.length})</summary>
            <ol aria-label="Done" className="divide-y divide-line">
              {done.map((rung) => (
                <RungRow key={rung.challenge.id} rung={rung} isNext={false} onEdit={edit} />
              ))}
            </ol>
          </details>
        )}
      </div>
    </div>
  )
}

function Next({ rung, hasRungs }: { rung: LadderRung | null; hasRungs: boolean }) {
  const { linkTo } = useChallengeView()
  if (!rung) {
    return (
      <Turn who="them">
        {hasRungs
          ? 'Every rung is done. Do one again, or add a step of your own.'
          : 'Nothing on the ladder yet. It fills up with things that matter to you, so keep sorting, or add a step of your own.'}
      </Turn>
    )
  }
  return (
    <Turn as="section" who="them" fill="apricot" aria-label="Next rung" className="grid justify-items-start gap-2">
      <p className="text-xs font-semibold text-apricot-ink">Your next rung · {levelLine(rung.challenge)}</p>
      <h2 dir="auto" className="text-h3 font-medium wrap-anywhere">
        {rung.challenge.title}
      </h2>
      <p dir="auto" className="text-sm wrap-anywhere">
        {rung.challenge.description}
      </p>
      <ButtonLink {...linkTo(rung.challenge.id)} variant="lamp" className="mt-2">
        Look at it
      </ButtonLink>
    </Turn>
  )
}
