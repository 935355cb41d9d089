import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Checked } from '#content/crisis/checks/checked.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { checkWords } from '#content/crisis/words.ts'
import { writtenDate } from '#rules/words/written-date.ts'

type Look = typeof import('#content/crisis/checks/line-checks.ts').checkOf

/** What each line was checked against: one date for all of them would promise more than was done. */
export function LineChecks({ country }: { country: CrisisCountry | null }) {
  const { checkOf, isMissing } = useChecks()
  const lines = crisisHelp.find((help) => help.country === country)?.lines ?? []
  return (
    <details className="group mt-2 noscript:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-r1 text-sm font-semibold">
        How were these numbers checked?
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-sm text-on-help-2">{checkWords.intro}</p>
      {isMissing && <p className="pb-2 text-sm text-on-help-2">{checkWords.missing}</p>}
      <ul className="grid gap-1.5 pb-2 text-xs text-on-help-2">
        {checkOf &&
          country &&
          lines.map((line) => (
            <li key={line.label} className="wrap-anywhere">
              {line.name}, {line.label}: <Check checked={checkOf(country, line)} />
            </li>
          ))}
      </ul>
    </details>
  )
}

function Check({ checked }: { checked: Checked | undefined }) {
  if (!checked) return null
  return (
    <>
      {checkWords[checked.how]} ({hostOf(checked)}), <time dateTime={checked.on}>{writtenDate(checked.on)}</time>.
    </>
  )
}

/** Loaded after everything that helps. */
function useChecks() {
  const [checkOf, setCheckOf] = useState<Look>()
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    import('#content/crisis/checks/line-checks.ts').then(
      (found) => setCheckOf(() => found.checkOf),
      () => setIsMissing(true),
    )
  }, [])
  return { checkOf, isMissing }
}

function hostOf({ source }: Checked): string {
  return new URL(source).host.replace(/^www\./, '')
}
