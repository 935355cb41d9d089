import { ButtonLink } from '#client/ui/controls/button.tsx'
import { EmptyTurns } from '#client/ui/drawings/illustrations.tsx'

export function ArticleNotFound() {
  return (
    <div className="wrap py-16 desk:py-26">
      <EmptyTurns className="w-40" />
      <h1 className="mt-8">Article Not Found</h1>
      <p className="mt-4 max-w-[52ch] text-ink-2">
        There is no article at this address. It may have moved, or it is still being written.
      </p>
      <ButtonLink to="/articles" className="mt-8">
        Back to Articles
      </ButtonLink>
    </div>
  )
}
