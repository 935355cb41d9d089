import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { BreathingSpecimen } from './breathing-specimen.tsx'
import { mugOpener, quietLunchOpener } from './library-lines.ts'

/** The three tools, each with a sample. */
export function Toolkit() {
  return (
    <section aria-labelledby="toolkit-title" className="wrap py-8 desk:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="toolkit-title" className="max-w-[17ch] text-h1 font-normal">
          For before, during and the walk home.
        </h2>
        <p className="max-w-[38ch] text-ink-2">Three tools that fit in the time you have. Use one. Close it. Go in.</p>
      </div>
      <ul className="mt-8 grid gap-4 desk:mt-10 desk:grid-cols-[5fr_4fr_4fr] desk:gap-6">
        <Tool
          name="Conversation Starters"
          text="Lines for work, dating and school, sorted by the moment you are in. They fade as you use them, because by then they are yours."
          specimen={
            <>
              <Turn who="them" className="say justify-self-start">
                “{mugOpener.text}”
              </Turn>
              <Turn who="them" fill="plain" className="say max-w-[24ch] justify-self-start">
                “{quietLunchOpener.text}”
              </Turn>
            </>
          }
        />
        <Tool
          name="AI Coach WingMate"
          text="Personalized support, 24/7. Rehearse the opening, shrink the step, or close the replay afterward. It is an AI, and says so."
          specimen={
            <>
              <Turn who="you" className="justify-self-end text-sm">
                I went quiet in the meeting again.
              </Turn>
              <Turn who="them" className="justify-self-start text-sm">
                Quiet after which sentence? Let’s start at that one.
              </Turn>
              <p className="text-xs font-medium text-ink-2">For example</p>
            </>
          }
        />
        <Tool
          name="Confidence Boosters"
          text="Quick recovery before or after people: two to four minutes of breath, movement or grounding. You can do them in plain sight."
          specimen={<BreathingSpecimen />}
          isDusk
        />
      </ul>
    </section>
  )
}

type ToolProps = { name: string; text: string; specimen: ReactNode; isDusk?: boolean }

function Tool({ name, text, specimen, isDusk = false }: ToolProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-r3 border border-line bg-surface">
      <div
        className={classNames(
          'grid content-center gap-2.5 p-6 desk:h-80',
          isDusk ? 'on-dusk bg-dusk text-on-dusk' : 'bg-sunk',
        )}
      >
        {specimen}
      </div>
      <div className="grid gap-2 p-6">
        <h3>{name}</h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
    </li>
  )
}
