import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'

/** The line in a selected text field, for browsers that do not let a button copy. */
export function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className="mt-3 grid gap-2">
      <TextField
        label="Copy it from here"
        readOnly
        value={text}
        ref={markAll}
        hint="Your browser didn’t let us copy. The line is selected: press Ctrl+C or ⌘C, or press and hold it on a phone."
      />
      <Button variant="line" onClick={onClose} className="justify-self-start">
        Done
      </Button>
    </div>
  )
}

/** A ref callback: runs once, when the field appears. */
function markAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
