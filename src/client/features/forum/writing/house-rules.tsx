import { classNames } from '#client/ui/class-names.ts'

const rules = [
  'Write to others as you would want to be written to on a bad day.',
  'No links, numbers or handles. A post with one waits until a person has looked at it.',
  'Something off? Report it. Somebody getting to you? Block them. Nobody is told it was you.',
]

export function HouseRules({ className }: { className: string }) {
  return (
    <section
      aria-label="How this place works"
      className={classNames('grid gap-2 border-t border-line pt-4 text-sm text-ink-2', className)}
    >
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink">How this place works</h2>
      <ul className="grid gap-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
