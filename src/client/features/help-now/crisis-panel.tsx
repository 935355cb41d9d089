import { ChevronDown } from 'lucide-react'
import { CountrySelect } from '#client/parts/crisis/country-select.tsx'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { callReassurance, crisisIntro, notTherapy } from '#content/crisis/words.ts'
import { CountryList } from './country-list.tsx'
import { LineChecks } from './line-checks.tsx'

/**
 * Real numbers of the person's country. The page contains every country; `first-touch/first-country.entry.ts` opens the
 * right one before the app's scripts load, and without scripts all can be opened.
 */
export function CrisisPanel() {
  const { country, choose } = useCrisisCountry()
  return (
    <Turn
      as="section"
      who="them"
      fill="help"
      size="big"
      id="not-safe"
      aria-labelledby="not-safe-title"
      data-here={country ?? undefined}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="not-safe-title">I might not be safe</h2>
        <div className="hidden max-w-full in-data-here:block">
          <CountrySelect value={country ?? 'other'} onChange={choose} />
        </div>
        <p className="flex min-h-11 items-center text-sm text-on-help-2 in-data-here:hidden">Choose your country</p>
      </div>
      <p className="mt-3 text-sm text-on-help-2">{crisisIntro}</p>
      {/* As tall as most countries' lines, so that little moves when the country is changed. */}
      <div className="mt-5 grid min-h-114 content-start desk:min-h-97">
        <CountryList country={country} />
      </div>
      <details className="group mt-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-r1 text-sm font-semibold">
          What happens when I call?
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 group-open:rotate-180" />
        </summary>
        <p className="pb-2 text-sm text-on-help-2">{callReassurance}</p>
      </details>
      <p className="mt-2 text-sm text-on-help-2">{notTherapy}</p>
      <LineChecks country={country} />
    </Turn>
  )
}
