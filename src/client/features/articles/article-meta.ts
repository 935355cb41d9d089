import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { siteAddress } from '#client/platform/page/site-address.ts'
import type { ArticleSummary, FaqItem } from '#content/reading/article.ts'
import type { Article } from './find-article.ts'
import { breadcrumbs, structuredData } from './structured-data.ts'

/** Meta tags of an article for search engines and link previews, in the HTML itself. */
export function articleMeta({ summary, faq }: Article): MetaDescriptor[] {
  const { id, title, description, publishedDate, category } = summary
  const path = `/articles/${id}`
  const picture = { path: `/og${path}.png`, alt: `${title}. ${category}, an article from Hearten.` }
  return [
    ...pageMeta({ title, description, path, picture, type: 'article' }),
    { property: 'article:published_time', content: publishedDate },
    { property: 'article:section', content: category },
    structuredData(articleData(summary, { address: siteAddress(path), image: siteAddress(picture.path) })),
    breadcrumbs({ name: 'Articles', path: '/articles' }, { name: title, path }),
    ...(faq.length > 0 ? [structuredData(faqData(faq))] : []),
  ]
}

function articleData(summary: ArticleSummary, { address, image }: { address: string; image: string }) {
  const { title, description, publishedDate, category, readTime, author, tags } = summary
  const publisher = { '@type': 'Organization', '@id': siteAddress('/#organization'), name: 'Hearten' }
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image: [image],
    datePublished: publishedDate,
    articleSection: category,
    keywords: tags.join(', '),
    timeRequired: `PT${readTime}M`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: author ? { '@type': 'Organization', name: author } : publisher,
    publisher,
  }
}

function faqData(faq: readonly FaqItem[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
