import { Link } from 'react-router'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { trialDays } from '#rules/membership/trial.ts'
import { ArticleCard } from './article-card.tsx'
import { ClosingCard } from './closing-card.tsx'

export function ArticlesScreen() {
  return (
    <div className="wrap pt-6 desk:pt-10">
      <h1>Articles</h1>
      <p className="mt-3 max-w-[56ch] text-body text-ink-2">
        Free to read, no account needed. Each one ends with something you can do tonight, and says where its claims come
        from. Looking for one thing in particular? There are{' '}
        <Link to="/guides" className="link">
          guides
        </Link>
        , too.
      </p>
      <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 desk:mt-10 desk:grid-cols-2 desk:gap-6">
        {publishedArticles.map((article, i) => (
          <li key={article.id} className="first:desk:col-span-2">
            <ArticleCard article={article} isLead={i === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10 desk:mt-16">
        <ClosingCard
          title="Reading is half of it."
          actions={
            <>
              <ButtonLink to="/pricing">View Pricing</ButtonLink>
              <ButtonLink to="/" variant="line">
                Back to Home
              </ButtonLink>
            </>
          }
        >
          The other half is a line said out loud to one person. Hearten has the lines, a coach to try them on and two
          minutes to settle before you walk in. All of it is open for {trialDays} days, without a card.
        </ClosingCard>
      </div>
    </div>
  )
}
