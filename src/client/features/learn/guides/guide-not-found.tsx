import { ButtonLink } from '#client/ui/controls/button.tsx'

export function GuideNotFound() {
  return (
    <div className="wrap pt-10 desk:pt-16">
      <h1>Guide Not Found</h1>
      <p className="mt-4 max-w-[52ch] text-ink-2">There is no guide at this address. It may have moved.</p>
      <div className="mt-6">
        <ButtonLink to="/guides">See all guides</ButtonLink>
      </div>
    </div>
  )
}
