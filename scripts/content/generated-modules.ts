import type { Article } from './read-article.ts'
import type { Lesson } from './read-lesson.ts'

const notice = '// Written by scripts/build-content.ts. Change the Markdown instead.'

/** Every file of src/content/generated, by its path in there. */
export function generatedModules(articles: readonly Article[], lessons: readonly Lesson[]): Map<string, string> {
  const published = articles.filter((article) => article.summary.isPublished)
  return new Map([
    ...articles.map(articleModule),
    ...lessons.map(lessonModule),
    // Its own file, so that no visitor downloads what is still a draft.
    ['published-articles.ts', listModule('publishedArticles', 'ArticleSummary', 'article.ts', published)],
    ['article-list.ts', listModule('articleList', 'ArticleSummary', 'article.ts', articles)],
    ['lesson-list.ts', listModule('lessonList', 'LessonSummary', 'lesson.ts', lessons)],
    ['article-bodies.ts', articleBodiesModule(published)],
    ['lesson-bodies.ts', lessonBodiesModule(lessons)],
  ])
}

function articleModule({ summary, body }: Article): [string, string] {
  return [
    `articles/${summary.id}.ts`,
    `${notice}
import type { FaqItem } from '#content/article.ts'

export const html: string = ${literal(body.html)}
export const faq: readonly FaqItem[] = ${literal(body.faq)}
`,
  ]
}

function lessonModule({ summary, body }: Lesson): [string, string] {
  return [`lessons/${summary.id}.ts`, `${notice}\nexport const html: string = ${literal(body.html)}\n`]
}

function listModule(name: string, type: string, file: string, items: readonly { summary: unknown }[]): string {
  return `${notice}
import type { ${type} } from '#content/${file}'

export const ${name}: readonly ${type}[] = ${literal(items.map((item) => item.summary))}
`
}

function articleBodiesModule(published: readonly Article[]): string {
  return `${notice}
import type { ArticleBody, FaqItem } from '#content/article.ts'

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

function lessonBodiesModule(lessons: readonly Lesson[]): string {
  return `${notice}
import type { LessonBody } from '#content/lesson.ts'

const bodies: ReadonlyMap<string, () => Promise<LessonBody>> = new Map([
${lessons.map(({ summary }) => importEntry('lessons', summary.id)).join('\n')}
])

/** The HTML of a lesson; undefined when there is none with this id. */
export function loadLessonBody(id: string): Promise<string> | undefined {
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
