import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { PostsView } from '../queries.ts'

const words: Readonly<Record<PostsView, string>> = {
  all: 'Plenty of people read for a while before they write a line. Somebody has to be first, and it doesn’t have to be today.',
  workplace: 'Nothing about work so far. A meeting, a phone call or a lunch table would do.',
  social: 'Nothing here so far. A party, a first date or a walk past the neighbors would do.',
  success: 'Nothing here so far. Small counts: a hello that was answered is a story.',
  mine: 'What you write shows up here, even while it waits for review. Reading along is taking part, too.',
}

export function NoPosts({ view, onNewPost }: { view: PostsView; onNewPost: () => void }) {
  return (
    <EmptyState
      title="No posts yet"
      action={
        <Button variant="line" onClick={onNewPost}>
          Write a post
        </Button>
      }
    >
      {words[view]}
    </EmptyState>
  )
}
