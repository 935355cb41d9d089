import { useId } from 'react'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'

type CountrySelectProps = { value: CrisisCountry; onChange: (country: CrisisCountry) => void }

export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const id = useId()
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-2.5 text-sm">
      <label htmlFor={id} className="text-on-help-2">
        Country
      </label>
      <select
        id={id}
        value={value}
        // Shows what was chosen or guessed, and not what the browser remembers of the page.
        autoComplete="off"
        onChange={(event) => onChange(event.target.value as CrisisCountry)}
        className="min-h-11 max-w-full rounded-r2 border border-on-help-2 bg-help px-3 font-firm text-on-help"
      >
        {crisisHelp.map(({ country, countryName }) => (
          <option key={country} value={country}>
            {countryName}
          </option>
        ))}
      </select>
    </div>
  )
}
