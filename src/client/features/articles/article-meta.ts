import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#client/platform/page-meta.ts'
import type { ArticleSummary, FaqItem } from '#content/article.ts'
import type { Article } from './find-article.ts'

const publisher = { '@type': 'Organization', name: 'Hearten' }

/** What search engines and link previews read of an article. It stands in the HTML itself. */
export function articleMeta({ summary, faq }: Article): MetaDescriptor[] {
  const { title, description, publishedDate, category } = summary
  return [
    ...pageMeta({ title, description }),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: publishedDate },
    { property: 'article:section', content: category },
    { 'script:ld+json': articleData(summary) },
    ...(faq.length > 0 ? [{ 'script:ld+json': faqData(faq) }] : []),
  ]
}

function articleData({ title, description, publishedDate, category, readTime, author, tags }: ArticleSummary) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
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
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
