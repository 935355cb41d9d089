import { Button } from '#client/ui/controls/button.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { noteSentence } from './note-words.ts'
import { useMemory } from './use-memory.ts'

/** As many as fit next to a chat; the rest is in the dialog. */
const shown = 4

export function MemoryCard({ onOpen }: { onOpen: () => void }) {
  const { notes, isError } = useMemory()
  return (
    <Card as="section" aria-labelledby="coach-memory">
      <h2 id="coach-memory" className="text-h3 font-medium">
        What WingMate remembers
      </h2>
      <div className="mt-3 grid gap-2.5 text-sm">
        {notes?.slice(0, shown).map((note) => (
          <p key={note.id} dir="auto" className="wrap-anywhere">
            {noteSentence(note)}
          </p>
        ))}
        {notes?.length === 0 && (
          <p className="text-ink-2">
            Nothing yet. A step you agree on, or the name you go by, will show up here for you to change or delete.
          </p>
        )}
        {isError && <p className="text-ink-2">This did not load. Nothing is lost.</p>}
        {!notes && !isError && <Skeleton className="h-4 w-4/5" />}
      </div>
      {notes && notes.length > 0 && (
        <Button variant="quiet" onClick={onOpen} className="mt-2 -mb-2 -ml-2">
          {notes.length > shown ? `Edit or forget all ${notes.length}` : 'Edit or forget'}
        </Button>
      )}
    </Card>
  )
}
