import { SituationHelp } from '#client/parts/situation-help.tsx'
import { useSearchAfterHydration } from '#client/platform/page/use-search.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { situationCards } from '#content/situations.ts'

/** `?situation=date` opens a situation directly, for links from elsewhere. */
export function SituationsCard() {
  const startId = useSearchAfterHydration().get('situation')
  return (
    <Turn as="section" who="them" fill="help" size="big" aria-label="Before you walk in">
      <div className="noscript:hidden">
        <SituationHelp
          key={startId}
          startId={startId}
          title="I’m about to walk into something"
          lead="Pick the place: three openers, one breath, one true sentence."
          situations={situationCards}
        />
      </div>
      <WithoutScripts />
    </Turn>
  )
}

/** The same text, for browsers without scripts. */
function WithoutScripts() {
  return (
    <div className="hidden noscript:block">
      <h2 className="text-h3 font-medium">I’m about to walk into something</h2>
      {situationCards.map(({ id, name, conversationStarters, breathingTip, affirmation }) => (
        <details key={id} name="situation" className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{name}</summary>
          <ul className="grid gap-2">
            {conversationStarters.map((line) => (
              <li key={line} className="say">
                “{line}”
              </li>
            ))}
          </ul>
          <p className="mt-3">{breathingTip}</p>
          <p className="mt-3 pb-3 italic">{affirmation}</p>
        </details>
      ))}
    </div>
  )
}
