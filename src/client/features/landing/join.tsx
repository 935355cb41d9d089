import { Link } from 'react-router'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'

export function Join() {
  return (
    <section aria-labelledby="join-title" className="wrap py-8 desk:py-12">
      <Turn who="them" fill="apricot" size="big" className="grid items-center gap-8 desk:grid-cols-[7fr_5fr] desk:p-16">
        <div>
          <h2 id="join-title" className="text-h1 font-normal">
            Your next hello could be a planned one.
          </h2>
          <p className="mt-4 max-w-[46ch]">
            A first name, an email and a password. One cookie keeps you signed in, and there are no ads. You can
            download or delete what you write at any time.{' '}
            <Link to="/privacy" className="text-apricot-ink underline underline-offset-4">
              How we keep it private
            </Link>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/auth?mode=signup" size="big">
              Join Hearten
            </ButtonLink>
            <ButtonLink to="/articles" variant="line" size="big">
              Read the articles first
            </ButtonLink>
          </div>
        </div>
        <LeaningTurns className="mx-auto hidden w-full max-w-76 desk:block" />
      </Turn>
    </section>
  )
}
