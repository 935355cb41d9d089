import { ChevronDown } from 'lucide-react'
import type { Checked, CrisisLine } from '#content/crisis/crisis.ts'
import { checkWords } from '#content/crisis/words.ts'
import { writtenDate } from '#rules/words/written-date.ts'

/** What was compared with what, line by line: one date for all of them would promise more than was done. */
export function LineChecks({ lines }: { lines: readonly CrisisLine[] }) {
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-r1 text-sm font-semibold">
        How were these numbers checked?
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-sm text-on-help-2">{checkWords.intro}</p>
      <ul className="grid gap-1.5 pb-2 text-xs text-on-help-2">
        {lines.map(({ label, name, checked }) => (
          <li key={`${label} ${name}`} className="wrap-anywhere">
            {name}, {label}: {checkWords[checked.how]}{' '}
            {checked.how === 'none' ? (
              hostOf(checked)
            ) : (
              <>
                ({hostOf(checked)}), <time dateTime={checked.on}>{writtenDate(checked.on)}</time>
              </>
            )}
            .
          </li>
        ))}
      </ul>
    </details>
  )
}

function hostOf({ source }: Checked): string {
  return new URL(source).host.replace(/^www\./, '')
}
