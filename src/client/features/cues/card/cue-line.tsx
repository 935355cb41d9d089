import type { KeyboardEvent } from 'react'
import { slotMaxLength } from '../kept/slot-words.ts'
import { lineParts } from './line-parts.ts'

type CueLineProps = {
  id: string
  text: string
  words: ReadonlyMap<string, string>
  onType: (slot: string, typed: string) => void
}

/** A line to say, in quotes; dotted parts are for the person to fill in. */
export function CueLine({ id, text, words, onType }: CueLineProps) {
  return (
    <p id={id} className="say">
      {lineParts(text).map((part) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <span key={part.name} className="whitespace-nowrap">
            <Slot name={part.name} typed={words.get(part.name) ?? ''} onType={(typed) => onType(part.name, typed)} />
            {part.ending}
          </span>
        ),
      )}
    </p>
  )
}

type SlotProps = { name: string; typed: string; onType: (typed: string) => void }

function Slot({ name, typed, onType }: SlotProps) {
  return (
    <input
      type="text"
      aria-label={`Your words for: ${name}`}
      placeholder={name}
      value={typed}
      maxLength={slotMaxLength}
      // For browsers that cannot size a field by its content.
      size={Math.max(2, (typed || name).length)}
      autoCapitalize="none"
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={leaveOnEnter}
      // Italic only once filled in: until then the page does not need the italic font.
      className="field-sizing-content max-w-[calc(100%-1em)] border-b-2 border-dotted border-apricot-ink bg-transparent p-0 font-serif text-apricot-ink not-placeholder-shown:italic placeholder:text-apricot-ink"
    />
  )
}

function leaveOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter') currentTarget.blur()
}
