import { Card, Turn } from '#client/ui/surfaces/card.tsx'
import { linesToSay, lineToLeave } from '#content/help-now.ts'

/** Lines to start a conversation with, and lines to leave it. */
export function LinesCard() {
  return (
    <>
      <Card as="section" aria-labelledby="lines-title" className="desk:p-10">
        <h2 id="lines-title">I need something to say</h2>
        <p className="mt-2 text-sm text-ink-2">Three lines for nearly anywhere.</p>
        <ul className="mt-5 grid gap-3">
          {linesToSay.map((line) => (
            <Turn as="li" key={line} who="them" className="say">
              “{line}”
            </Turn>
          ))}
        </ul>
      </Card>
      <Card as="section" className="grid gap-5 desk:grid-cols-2 desk:p-10">
        <div>
          <h2>I need to leave</h2>
          <p className="mt-2 text-sm text-ink-2">One kind line to leave with. Then go.</p>
        </div>
        <Turn who="you" className="say">
          “{lineToLeave}”
        </Turn>
      </Card>
    </>
  )
}
