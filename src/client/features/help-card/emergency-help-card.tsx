import { SituationHelp } from '#client/parts/situation-help.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { situationCards } from '#content/situations.ts'

export function EmergencyHelpCard({ className }: { className?: string }) {
  return (
    <Turn as="section" who="them" fill="help" aria-label="Emergency help" className={className}>
      <SituationHelp
        title="Is it happening now?"
        lead="Three lines to say, one breath, one true sentence."
        situations={situationCards}
      />
    </Turn>
  )
}
