import type { Article } from './read-article.ts'
import type { Guide } from './read-guide.ts'
import type { Lesson } from './read-lesson.ts'

const notice = '// Written by scripts/build-content.ts. Change the Markdown instead.'

/** Every file of src/content/generated, by its path in there. */
export function generatedModules(
  articles: readonly Article[],
  lessons: readonly Lesson[],
  guides: readonly Guide[],
): Map<string, string> {
  const published = articles.filter((article) => article.summary.isPublished)
  return new Map([
    ...articles.map(articleModule),
    ...lessons.map((lesson) => htmlModule('lessons', lesson)),
    ...guides.map((guide) => htmlModule('guides', guide)),
    // Its own file, so that no visitor downloads what is still a draft.
    ['published-articles.ts', listModule('publishedArticles', 'ArticleSummary', 'reading/article.ts', published)],
    ['article-list.ts', listModule('articleList', 'ArticleSummary', 'reading/article.ts', articles)],
    ['lesson-list.ts', listModule('lessonList', 'LessonSummary', 'reading/lesson.ts', lessons)],
    ['article-bodies.ts', articleBodiesModule(published)],
    ['guide-list.ts', listModule('guideList', 'GuideSummary', 'reading/guide.ts', guides)],
    ['lesson-bodies.ts', bodiesModule(lessons, { folder: 'lessons', type: 'LessonBody', what: 'lesson' })],
    ['guide-bodies.ts', bodiesModule(guides, { folder: 'guides', type: 'GuideBody', what: 'guide' })],
  ])
}

function articleModule({ summary, body }: Article): [string, string] {
  return [
    `articles/${summary.id}.ts`,
    `${notice}
import type { FaqItem } from '#content/reading/article.ts'

export const html: string = ${literal(body.html)}
export const faq: readonly FaqItem[] = ${literal(body.faq)}
`,
  ]
}

function htmlModule(folder: string, { summary, body }: Lesson | Guide): [string, string] {
  return [`${folder}/${summary.id}.ts`, `${notice}\nexport const html: string = ${literal(body.html)}\n`]
}

function listModule(name: string, type: string, file: string, items: readonly { summary: unknown }[]): string {
  return `${notice}
import type { ${type} } from '#content/${file}'

export const ${name}: readonly ${type}[] = ${literal(items.map((item) => item.summary))}
`
}

function articleBodiesModule(published: readonly Article[]): string {
  return `${notice}
import type { ArticleBody, FaqItem } from '#content/reading/article.ts'

const bodies: ReadonlyMap<string, () => Promise<ArticleBody>> = new Map([
${published.map(({ summary }) => importEntry('articles', summary.id)).join('\n')}
])

/** The HTML of a published article; undefined when there is none with this id. */
export function loadArticleBody(id: string): Promise<string> | undefined {
  return bodies.get(id)?.().then((body) => body.html)
}

/** The questions at its end, for JSON-LD; an empty list when it has none. */
export function loadArticleFaq(id: string): Promise<readonly FaqItem[]> | undefined {
  return bodies.get(id)?.().then((body) => body.faq)
}
`
}

type BodyNames = { folder: 'lessons' | 'guides'; type: 'LessonBody' | 'GuideBody'; what: 'lesson' | 'guide' }

function bodiesModule(items: readonly (Lesson | Guide)[], { folder, type, what }: BodyNames): string {
  return `${notice}
import type { ${type} } from '#content/reading/${what}.ts'

const bodies: ReadonlyMap<string, () => Promise<${type}>> = new Map([
${items.map(({ summary }) => importEntry(folder, summary.id)).join('\n')}
])

/** The HTML of a ${what}; undefined when there is none with this id. */
export function load${type}(id: string): Promise<string> | undefined {
  return bodies.get(id)?.().then((body) => body.html)
}
`
}

function importEntry(folder: string, id: string): string {
  return `  ['${id}', () => import('./${folder}/${id}.ts')],`
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
