import { ChevronDown } from 'lucide-react'
import { CountrySelect } from '#client/parts/crisis/country-select.tsx'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { CrisisLines } from '#client/parts/crisis/crisis-lines.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { crisisHelp } from '#content/crisis/countries.ts'
import { callReassurance, crisisIntro, localEmergency, notTherapy } from '#content/crisis/words.ts'
import { CountryList } from './country-list.tsx'
import { LineChecks } from './line-checks.tsx'

/** Real numbers of the person's country. Before scripts run, and without them, every country's stand here. */
export function CrisisPanel() {
  const { country, choose } = useCrisisCountry()
  const help = crisisHelp.find((entry) => entry.country === country)
  return (
    <Turn as="section" who="them" fill="help" size="big" id="not-safe" aria-labelledby="not-safe-title">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="not-safe-title">I might not be safe</h2>
        {help ? (
          <CountrySelect value={help.country} onChange={choose} />
        ) : (
          <p className="flex min-h-11 items-center text-sm text-on-help-2">Choose your country</p>
        )}
      </div>
      <p className="mt-3 text-sm text-on-help-2">{crisisIntro}</p>
      {/* As tall as most countries' lines, so that little moves when the country is known or changed. */}
      <div className="mt-5 grid min-h-114 content-start desk:min-h-97">
        {help ? <CrisisLines help={help} /> : <CountryList onFoundOpen={choose} />}
        {help?.country === 'other' && <p className="mt-4 text-sm text-on-help-2">{localEmergency}</p>}
      </div>
      <details className="group mt-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-r1 text-sm font-semibold">
          What happens when I call?
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 group-open:rotate-180" />
        </summary>
        <p className="pb-2 text-sm text-on-help-2">{callReassurance}</p>
      </details>
      <p className="mt-2 text-sm text-on-help-2">{notTherapy}</p>
      {help && <LineChecks lines={help.lines} />}
    </Turn>
  )
}
