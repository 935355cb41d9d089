import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBareFrame } from '#client/platform/page/frame.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { duskControls } from '#client/ui/controls/dusk-controls.ts'
import { outwardTasks } from '#content/moments/moments.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { momentPath } from '../phase.ts'
import { OneBreath } from './one-breath.tsx'
import { PocketLines } from './pocket-lines.tsx'
import { useTrueSentence } from './use-true-sentence.ts'

/** One screen for the last minute: dim, large, for one thumb. Everything on it is already on the device. */
export function DuringScreen({ moment }: { moment: Moment }) {
  const navigate = useNavigate()
  const [isBreathing, setBreathing] = useState(false)
  const [task, setTask] = useState(() => Math.floor(Math.random() * outwardTasks.length))
  const sentence = useTrueSentence()
  useBareFrame()
  return (
    <div className="on-dusk flex min-h-dvh flex-col bg-dusk pb-[env(safe-area-inset-bottom)] text-on-dusk">
      <div className="wrap flex min-h-18 items-center gap-3 pr-36!">
        <Link
          to={momentPath(moment.id)}
          aria-label="Back to the moment"
          className="-ml-3 grid size-12 flex-none place-items-center rounded-full text-on-dusk hover:bg-on-dusk/12"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </Link>
        <h1 dir="auto" className="truncate text-[1.1875rem] leading-tight font-medium tracking-[-0.01em]">
          {moment.title}
        </h1>
      </div>
      <div className="wrap flex flex-1 pb-4">
        <div className="mx-auto grid w-full max-w-2xl content-center gap-7">
          {isBreathing ? (
            <OneBreath onDone={() => setBreathing(false)} />
          ) : (
            <>
              <PocketLines lines={moment.before?.lines ?? []} />
              <Part title="Look outward">{outwardTasks[task % outwardTasks.length]}</Part>
              {sentence && <Part title="True, and yours">“{sentence}”</Part>}
            </>
          )}
        </div>
      </div>
      <div className="wrap pb-5">
        <div className={classNames('mx-auto grid max-w-2xl grid-cols-2 gap-3', duskControls)}>
          <Button size="big" onClick={() => setBreathing(!isBreathing)}>
            {isBreathing ? 'Back to my lines' : 'One breath'}
          </Button>
          <Button size="big" variant="line" disabled={isBreathing} onClick={() => setTask(task + 1)}>
            Another look
          </Button>
          <Button
            size="big"
            variant="line"
            className="col-span-2"
            onClick={() => navigate(momentPath(moment.id, 'after'))}
          >
            It’s over
          </Button>
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p aria-hidden="true" className="text-xs font-semibold text-on-dusk-2">
        {title}
      </p>
      <p dir="auto" className="mt-1 font-serif text-[1.375rem] leading-snug wrap-anywhere">
        {children}
      </p>
    </section>
  )
}
