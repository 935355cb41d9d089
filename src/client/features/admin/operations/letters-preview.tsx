import { Card } from '#client/ui/surfaces/card.tsx'
import { readerLetters } from '#content/mails/reader-letters.ts'

/** The letters in order. They are files, and can only be read here. */
export function LettersPreview() {
  return (
    <Card as="section" aria-labelledby="letters-preview">
      <h2 id="letters-preview" className="text-h3 font-medium">
        Letters to readers
      </h2>
      <p className="mt-2 mb-4 max-w-[56ch] text-sm text-ink-2">
        Every reader gets the next one two weeks after the last, starting two weeks after they confirmed.
      </p>
      <ol className="divide-y divide-line">
        {readerLetters.map(({ subject, paragraphs }, i) => (
          <li key={subject}>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center">
                {i + 1}. {subject}
              </summary>
              <div className="grid max-w-[60ch] gap-3 pb-4 text-sm">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  )
}
