import { CrisisLines } from '#client/parts/crisis/crisis-lines.tsx'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { localEmergency } from '#content/crisis/words.ts'

/**
 * Every country, which can be opened without scripts. With scripts, only the current one is shown (`data-here`), and
 * the app does not re-render it: no number moves or is replaced under a finger.
 */
export function CountryList({ country }: { country: CrisisCountry | null }) {
  return (
    <ul className="grid grid-cols-2 gap-2">
      {crisisHelp.map((help) => (
        <li key={help.country} className="has-[[open]]:col-span-2 in-data-here:not-has-[[open]]:hidden">
          <details name="country" data-country={help.country} open={help.country === country}>
            <summary className="flex min-h-18 cursor-pointer desk:min-h-15 items-center rounded-act bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] px-4 py-2 font-semibold in-data-here:hidden">
              {help.countryName}
            </summary>
            <div className="mt-2.5 pb-2 in-data-here:mt-0 in-data-here:pb-0">
              <CrisisLines help={help} />
              {help.country === 'other' && <p className="mt-4 text-sm text-on-help-2">{localEmergency}</p>}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
