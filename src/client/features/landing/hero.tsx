import { ButtonLink } from '#client/ui/controls/button.tsx'
import { trialDays } from '#rules/membership/trial.ts'
import { ExampleTalk } from './example-talk.tsx'

export function Hero() {
  return (
    <section className="wrap grid items-center gap-x-10 gap-y-12 pt-6 pb-10 desk:min-h-180 desk:grid-cols-2 desk:pb-16">
      <div>
        <h1 className="text-hero">Never run out of things to&nbsp;say.</h1>
        <p className="mt-4 max-w-[34ch] text-[1.125rem] leading-normal text-ink-2 desk:mt-6 desk:text-[1.25rem]">
          Lines for the elevator, the first date and the seminar room. A coach to practice with at 2&nbsp;a.m. Two
          minutes to settle before you walk in.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 desk:mt-10">
          <ButtonLink to="/auth?action=startTrial" variant="lamp" size="big">
            Start free for {trialDays} days
          </ButtonLink>
          <a
            href="#try-a-line"
            className="inline-flex min-h-12 items-center rounded-r1 px-2 font-semibold text-sage no-underline underline-offset-[0.22em] hover:underline"
          >
            Try a line first
          </a>
        </div>
        <p className="mt-4 text-sm text-ink-2">No card. And you can delete everything yourself.</p>
      </div>
      <ExampleTalk />
    </section>
  )
}
