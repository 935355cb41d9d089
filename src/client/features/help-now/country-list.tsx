import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { CrisisLines } from '#client/parts/crisis/crisis-lines.tsx'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { localEmergency } from '#content/crisis/words.ts'

type CountryListProps = {
  /** Told of a country that was opened before the scripts came: that is a choice, and stays. */
  onFoundOpen: (country: CrisisCountry) => void
}

/** Every country, opened without any script. */
export function CountryList({ onFoundOpen }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const tell = useEffectEvent(onFoundOpen)
  // Only what was open when the scripts came counts.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('details[open]')?.dataset.country
    const found = crisisHelp.find(({ country }) => country === open)
    if (found) tell(found.country)
  }, [])
  return (
    <ul ref={list} className="grid grid-cols-2 gap-2">
      {crisisHelp.map((help) => (
        <li key={help.country} className="has-[[open]]:col-span-2">
          <details name="country" data-country={help.country} className="open:pb-2">
            <summary className="flex min-h-18 cursor-pointer desk:min-h-15 items-center rounded-act bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] px-4 py-2 font-semibold">
              {help.countryName}
            </summary>
            <div className="mt-2.5">
              <CrisisLines help={help} />
              {help.country === 'other' && <p className="mt-4 text-sm text-on-help-2">{localEmergency}</p>}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
