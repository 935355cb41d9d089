import { CountrySelect } from '#client/parts/crisis/country-select.tsx'
import { CrisisLines } from '#client/parts/crisis/crisis-lines.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { localEmergency } from '#content/crisis/words.ts'
import type { ChatMessage } from '#contract/coach.ts'
import { crisisHelpFor } from './crisis-help.ts'

/** The country whose lines are shown, and how to change it. One choice for the whole screen. */
export type CountryChoice = { country: CrisisCountry | null; choose: (country: CrisisCountry) => void }

type CrisisCardProps = { message: Pick<ChatMessage, 'safety' | 'resources'>; countryChoice: CountryChoice }

/** Real people to reach, as buttons. */
export function CrisisCard({ message, countryChoice: { country, choose } }: CrisisCardProps) {
  const { help, isUrgent } = crisisHelpFor(message, country ?? 'other')
  return (
    <Turn as="section" who="them" fill="help" aria-label="Crisis help" className="max-desk:px-4">
      <CrisisLines help={help} isUrgent={isUrgent} />
      {help.country === 'other' && <p className="mt-3 text-sm text-on-help-2">{localEmergency}</p>}
      <div className="mt-4">
        <CountrySelect value={help.country} onChange={choose} />
      </div>
    </Turn>
  )
}
