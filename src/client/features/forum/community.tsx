import { PencilLine, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { ThreadOfTurns } from '#client/ui/drawings/illustrations.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { useOpened } from '#client/ui/layers/use-opened.ts'
import type { ForumPost } from '#contract/forum/forum.ts'
import { CategoryCards } from './category-cards.tsx'
import { usePostAddress } from './posts/post-address.ts'
import { PostList } from './posts/post-list.tsx'
import type { PostsView } from './queries.ts'
import { HouseRules } from './writing/house-rules.tsx'

// Loaded separately, because the list comes first and many people only read.
const loadNewPost = () => import('./posts/new-post-dialog.tsx').then((module) => module.NewPostDialog)
const loadPost = () => import('./posts/post-dialog.tsx').then((module) => module.PostDialog)

export function Community() {
  const [view, setView] = useState<PostsView>('all')
  const [isWriting, setIsWriting] = useState(false)
  const { postId, close } = usePostAddress()
  const NewPostDialog = useOpened(isWriting, loadNewPost, () => setIsWriting(false))
  const PostDialog = useOpened(postId !== null, loadPost, close)
  const newPost = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const category = view === 'all' || view === 'mine' ? null : view

  function showPosted(post: ForumPost) {
    setIsWriting(false)
    // Makes the new post visible: while held it is only under one's own posts, and it is never under another category.
    if (post.status === 'held') setView('mine')
    else if (category !== null && category !== post.category) setView('all')
  }

  function clearFilter() {
    setView('all')
    // The button disappears with the filter, so focus moves to the heading.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 pt-5 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desk:pt-8">
      <div className="grid grid-cols-1 content-start gap-4 self-start desk:sticky desk:top-24 desk:gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1>Community</h1>
          <Button
            ref={newPost}
            onPointerEnter={() => void loadNewPost().catch(() => {})}
            onClick={() => setIsWriting(true)}
          >
            <PencilLine aria-hidden="true" strokeWidth={1.75} className="size-5" />
            New Post
          </Button>
        </div>
        <CategoryCards view={view} onView={setView} />
        <HouseRules className="max-desk:hidden" />
        <ThreadOfTurns className="w-56 max-desk:hidden" />
      </div>
      <section aria-labelledby="discussions" className="grid grid-cols-1 content-start gap-3">
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <h2 id="discussions" ref={heading} tabIndex={-1} className="mr-auto text-h3 font-medium outline-none">
            Recent Discussions
          </h2>
          <Chip isSelected={view === 'mine'} onClick={() => setView(view === 'mine' ? 'all' : 'mine')}>
            My posts
          </Chip>
          {view !== 'all' && (
            <Button variant="quiet" className="min-h-11 py-0" onClick={clearFilter}>
              <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Clear Filter
            </Button>
          )}
        </div>
        <PostList key={view} view={view} onNewPost={() => setIsWriting(true)}>
          <HouseRules className="mt-4 desk:hidden" />
        </PostList>
      </section>
      {NewPostDialog && (
        <NewPostDialog
          isOpen={isWriting}
          onOpenChange={setIsWriting}
          category={category}
          onPosted={showPosted}
          onCloseAutoFocus={focusBackTo(newPost, { preventScroll: true })}
        />
      )}
      {PostDialog && <PostDialog postId={postId} onClose={close} />}
    </div>
  )
}
