import { useState } from 'react'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { outwardTasks } from '#content/moments/moments.ts'
import type { Moment } from '#contract/moments/moments.ts'

/** For people who keep replaying it: a name for that, the sentence they wrote, and one thing to do outside of it. */
export function GoingOver({ moment: { after } }: { moment: Moment }) {
  const [task] = useState(() => outwardTasks[Math.floor(Math.random() * outwardTasks.length)])
  const sentence = after?.learnt ?? after?.wentWell
  return (
    <Turn as="section" who="them" fill="plain" role="status" aria-label="Going over it again">
      <p>Many minds replay things like this. It can feel like sorting it out, but there are no new facts in it.</p>
      {sentence && (
        <>
          <p className="mt-4 text-xs font-semibold text-ink-2">You wrote</p>
          <p dir="auto" className="say mt-1 wrap-anywhere">
            “{sentence}”
          </p>
        </>
      )}
      <p className="mt-4 text-xs font-semibold text-ink-2">One thing outside your head</p>
      <p className="say mt-1">{task}</p>
      <ButtonLink to="/energy-boost/sensory-refresh" variant="line" className="mt-4">
        Three minutes with your senses
      </ButtonLink>
    </Turn>
  )
}
