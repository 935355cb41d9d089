import { Chip } from '#client/ui/controls/chip.tsx'
import { typeset } from '#rules/words/typeset.ts'

type ReplyChipsProps = { label: string; replies: readonly string[]; onPick: (reply: string) => void }

/** Replies to tap instead of typing. What is sent is exactly what the coach offered. */
export function ReplyChips({ label, replies, onPick }: ReplyChipsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2 motion-safe:animate-arrive">
      <legend className="mb-2 px-1.5 text-xs font-semibold text-ink-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {replies.map((reply) => (
          <Chip key={reply} onClick={() => onPick(reply)} className="max-w-full wrap-anywhere">
            {typeset(reply)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
