import { Card, Turn } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { linesToSay, lineToLeave } from '#content/help-now.ts'

/** Words to go in with. */
export function LinesCard({ className }: { className?: string }) {
  return (
    <Card as="section" aria-labelledby="lines-title" className={classNames('desk:p-10', className)}>
      <h2 id="lines-title">I need something to say</h2>
      <p className="mt-2 text-sm text-ink-2">Three lines that work nearly anywhere.</p>
      <ul className="mt-5 grid gap-3">
        {linesToSay.map((line) => (
          <Turn as="li" key={line} who="them" className="say">
            “{line}”
          </Turn>
        ))}
      </ul>
    </Card>
  )
}

/** Words to get out. */
export function LeaveCard({ className }: { className?: string }) {
  return (
    <Card
      as="section"
      aria-labelledby="leave-title"
      className={classNames(
        'grid items-center gap-x-6 gap-y-5 desk:grid-cols-[6fr_5fr] desk:px-10 desk:py-8',
        className,
      )}
    >
      <div>
        <h2 id="leave-title">I need to leave</h2>
        <p className="mt-2 text-sm text-ink-2">One line to go kindly. Then go.</p>
      </div>
      <Turn who="you" className="say">
        “{lineToLeave}”
      </Turn>
    </Card>
  )
}
