import { usePageTitle } from '#client/platform/page/page-meta.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'

export function ActivityNotFound() {
  usePageTitle('Activity Not Found')
  return (
    <div className="wrap py-16 desk:py-26">
      <h1>Activity Not Found</h1>
      <p className="mt-4 max-w-[52ch] text-ink-2">
        There is no activity by this name. It may have been replaced. The six we have are one tap away.
      </p>
      <ButtonLink to="/techniques" className="mt-8">
        Back to Energy Boost
      </ButtonLink>
    </div>
  )
}
