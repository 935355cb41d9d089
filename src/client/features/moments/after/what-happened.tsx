import type { ReactNode } from 'react'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import type { Outcome } from '#rules/challenges/facts.ts'

const outcomeWords: Record<Outcome, string> = { no: 'No', partly: 'In part', yes: 'Yes' }

/** The fear next to what happened, in the person's own words. */
export function WhatHappened({ moment: { before, after } }: { moment: Moment }) {
  const rows: readonly [string, ReactNode][] = [
    ['You feared', before?.fear],
    ['What anybody could have seen', after?.facts],
    ['Did it happen?', after?.outcome && outcomeWords[after.outcome]],
    ['How sure', certaintyWords(before?.certaintyBefore ?? null, after?.certaintyAfter ?? null)],
    ['Left out', before?.safetyHabit && after?.habitDropped && habitWords(before.safetyHabit, after.habitDropped)],
    ['What went all right', after?.wentWell],
    ['What you learned', after?.learnt],
    ['One thing to try', after?.tryNext],
  ]
  const written = rows.filter(([, words]) => words)
  if (written.length === 0) return null
  return (
    <Card as="section" aria-label="What you wrote">
      <dl className="grid gap-4">
        {written.map(([name, words]) => (
          <div key={name}>
            <dt className="text-xs font-semibold text-ink-2">{name}</dt>
            <dd dir="auto" className="mt-0.5 whitespace-pre-line wrap-anywhere">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function certaintyWords(before: number | null, after: number | null): string | null {
  if (before === null) return after === null ? null : `${after}% next time`
  return after === null ? `${before}% before` : `${before}% before, ${after}% after`
}

const habitWords = (habit: string, dropped: Outcome) => `${habit}: ${outcomeWords[dropped].toLowerCase()}`
