import { ButtonLink } from '#client/ui/button.tsx'
import { LeaningTurns } from '#client/ui/illustrations.tsx'

export function LandingScreen() {
  return (
    <section className="wrap grid items-center gap-10 py-10 desk:min-h-[70dvh] desk:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-hero">Never run out of things to say.</h1>
        <p className="mt-6 max-w-[36ch] text-h3 font-normal text-ink-2">
          Practice and support for the elevator, the first date and the seminar room. Your account is ready in a minute.
        </p>
        <ButtonLink to="/auth" variant="lamp" size="big" className="mt-8">
          Sign in or make an account
        </ButtonLink>
      </div>
      <LeaningTurns className="mx-auto w-full max-w-96" />
    </section>
  )
}
