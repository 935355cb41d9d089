import { Card, Turn } from '#client/ui/card.tsx'
import { linesToSay, lineToLeave } from '#content/help-now.ts'

/** Words to go in with, and words to get out. */
export function LinesCard() {
  return (
    <Card as="section" aria-labelledby="lines-title" className="desk:p-10">
      <h2 id="lines-title">I need something to say</h2>
      <p className="mt-2 text-sm text-ink-2">Three lines that work nearly anywhere.</p>
      <ul className="mt-5 grid gap-3">
        {linesToSay.map((line) => (
          <Turn as="li" key={line} who="them" className="say">
            “{line}”
          </Turn>
        ))}
      </ul>
      <h3 className="mt-7 text-h3 font-medium">And one to leave kindly</h3>
      <Turn who="you" className="say mt-3">
        “{lineToLeave}”
      </Turn>
    </Card>
  )
}
