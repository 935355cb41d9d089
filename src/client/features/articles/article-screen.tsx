import { trustBuiltHtml } from '#client/platform/trusted-types.ts'
import { classNames } from '#client/ui/class-names.ts'
import { BackLink } from '#client/ui/controls/back-link.tsx'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { CategoryScene } from './category-scene.tsx'
import { ClosingCard } from './closing-card.tsx'
import type { Article } from './find-article.ts'
import { ReadNext } from './read-next.tsx'

/** Lines of about 70 letters: a `ch` is the width of a zero, and zeros are wider than average letters. */
const readingWidth = '[--read:34.5rem]'

export function ArticleScreen({ article }: { article: Article }) {
  const { summary, html } = article
  const { title, description, author, category } = summary
  const body = trustBuiltHtml(html)
  return (
    <div className="wrap pt-2 desk:pt-6">
      <article className={classNames('grid justify-items-center', readingWidth)}>
        <header className="w-full max-w-(--read)">
          <BackLink to="/articles">All articles</BackLink>
          <ArticleFacts article={summary} className="mt-3 desk:mt-6" />
          <h1 className="mt-4">{title}</h1>
          {author && <p className="mt-4 text-sm text-ink-2">By {author}</p>}
          <p className="mt-4 text-h3 leading-normal font-normal text-ink-2">{description}</p>
        </header>
        <div className="mt-8 grid w-full max-w-216 place-items-center rounded-turn-them bg-sunk p-6 desk:mt-12 desk:rounded-turn-them-big desk:p-8">
          <CategoryScene category={category} className="w-full max-w-56 desk:max-w-92" />
        </div>
        {/* Safe by construction: the build lets only an allow-list of tags into this HTML. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="prose-hearten mt-8 w-full desk:mt-12" dangerouslySetInnerHTML={{ __html: body }} />
      </article>
      <div className="mt-14 desk:mt-20">
        <ClosingCard
          title="Put one line to use."
          actions={
            <>
              <ButtonLink to="/pricing">View Pricing</ButtonLink>
              <ButtonLink to="/articles" variant="line">
                More Articles
              </ButtonLink>
            </>
          }
        >
          Pick one sentence you would say out loud, and the place where you might. Hearten has more of them, and a coach
          to rehearse with.
        </ClosingCard>
      </div>
      <ReadNext after={summary} />
    </div>
  )
}
