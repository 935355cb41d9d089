import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { withConfirmation } from '#client/platform/session/confirm-it.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { type ModerationAuthor, type ModerationItem, revealAuthor } from '#contract/forum/forum-moderation.ts'

/** The author. For anonymous writing, only shown if a moderator asks for it. */
export function AuthorLine({ item: { author, isAnonymous, targetType, targetId } }: { item: ModerationItem }) {
  const sayFailure = useSayFailure()
  const name = useRef<HTMLSpanElement>(null)
  const reveal = useMutation({
    mutationFn: () => withConfirmation(() => call(revealAuthor, { params: { targetType, targetId } })),
    // The button that had the focus disappears.
    onSuccess: () => name.current?.focus(),
    onError: (error) =>
      sayFailure(error, {
        title: 'Still anonymous',
        fallback: 'That did not go through. Try again when you’re back online.',
      }),
  })
  const known = author ?? reveal.data
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span ref={name} tabIndex={-1} role="status">
        {known ? nameAuthor(known, isAnonymous) : 'Somebody who chose to stay anonymous'}
      </span>
      {!known && (
        <Button variant="line" isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
          Show who it was
        </Button>
      )}
    </span>
  )
}

function nameAuthor({ firstName, lastName, email, isAccountDisabled }: ModerationAuthor, isAnonymous: boolean): string {
  const name = `${firstName} ${lastName}`.trim()
  return `${name} (${email})${isAnonymous ? ', posted anonymously' : ''}${isAccountDisabled ? ', account disabled' : ''}`
}
