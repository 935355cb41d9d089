import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ContentError } from './content-error.ts'
import { generatedModules } from './generated-modules.ts'
import { readArticle } from './read-article.ts'
import { readGuide } from './read-guide.ts'
import { readLesson } from './read-lesson.ts'
import { type FolderChange, writeFolder } from './write-folder.ts'

const contentFolder = 'src/content'

/** Turns the Markdown below `root` into the modules the app imports. Throws a ContentError that names every mistake. */
export async function buildContent(root: string): Promise<FolderChange> {
  const problems: string[] = []
  const articles = await readAll(root, 'articles', readArticle, problems)
  const lessons = await readAll(root, 'lessons', readLesson, problems)
  const guides = await readAll(root, 'guides', readGuide, problems)
  if (problems.length > 0) throw new ContentError(problems)
  articles.sort((a, b) => byNewest(a.summary.publishedDate, b.summary.publishedDate) || byId(a.summary, b.summary))
  lessons.sort((a, b) => byNewest(a.summary.publishedAt, b.summary.publishedAt) || byId(a.summary, b.summary))
  guides.sort((a, b) => a.summary.place - b.summary.place || byId(a.summary, b.summary))
  return writeFolder(join(root, contentFolder, 'generated'), generatedModules(articles, lessons, guides))
}

async function readAll<Item>(
  root: string,
  folder: string,
  read: (id: string, file: string, source: string) => Item,
  problems: string[],
): Promise<Item[]> {
  const names = (await readdir(join(root, contentFolder, folder))).filter((name) => name.endsWith('.md'))
  const items: Item[] = []
  for (const name of names.sort()) {
    const file = `${contentFolder}/${folder}/${name}`
    try {
      const id = requireSlug(file)
      items.push(read(id, file, await readFile(join(root, file), 'utf8')))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(...error.problems)
    }
  }
  return items
}

/** The file's name is its permanent address on the web. */
function requireSlug(file: string): string {
  const id = basename(file, '.md')
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return id
  throw new ContentError([`${file}: is named in small letters and digits with hyphens between, such as first-date.md.`])
}

function byNewest(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
