import { Card } from '#client/ui/surfaces/card.tsx'
import { groundingSteps } from '#content/help-now.ts'

export function GroundingCard() {
  return (
    <Card as="section" aria-labelledby="grounding-title" className="desk:p-10">
      <h2 id="grounding-title">I’m safe, and it’s too much</h2>
      <p className="mt-2 text-sm text-ink-2">One minute, body first.</p>
      <ol className="mt-5 grid gap-4">
        {groundingSteps.map((step, i) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-drop-them bg-sage-soft text-sm font-semibold text-on-sage-soft"
            >
              {i + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
