import { Card, Turn } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { linesToSay, lineToLeave } from '#content/help-now.ts'

/** Words to go in with, and words to get out. */
export function LinesCard({ className }: { className?: string }) {
  return (
    <Card
      as="section"
      aria-labelledby="lines-title"
      className={classNames('grid content-start gap-7 desk:p-10', className)}
    >
      <div>
        <h2 id="lines-title">I need something to say</h2>
        <p className="mt-2 text-sm text-ink-2">Three lines that work nearly anywhere.</p>
        <ul className="mt-5 grid gap-3">
          {linesToSay.map((line) => (
            <Turn as="li" key={line} who="them" className="say">
              “{line}”
            </Turn>
          ))}
        </ul>
      </div>
      <div>
        <h2>I need to leave</h2>
        <p className="mt-2 text-sm text-ink-2">One line to go kindly. Then go.</p>
        <Turn who="you" className="say mt-5">
          “{lineToLeave}”
        </Turn>
      </div>
    </Card>
  )
}
