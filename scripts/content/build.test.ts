import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildContent } from './build.ts'
import { ContentError } from './content-error.ts'

const article = {
  title: 'One Door',
  description: 'How to open it.',
  category: 'General',
  readTime: '4',
  publishedDate: '2025-09-04',
  isPublished: 'true',
  tags: 'doors, hands',
}

const lesson = {
  title: 'One window',
  excerpt: 'How to close it.',
  category: 'Science',
  readTime: '4',
  author: 'The editors',
  authorInitials: 'TE',
  publishedAt: '2025-09-01',
  imageAlt: 'A window.',
  featured: 'false',
  tags: 'windows',
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content '))
  await mkdir(join(root, 'src/content/articles'), { recursive: true })
  await mkdir(join(root, 'src/content/lessons'), { recursive: true })
  await mkdir(join(root, 'src/content/guides'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, fields: Record<string, string | undefined>, markdown = 'Push.\n') {
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  await writeFile(join(root, 'src/content', path), ['---', ...lines, '---', markdown].join('\n'))
}

/** The generated file as the app would import it, with types removed by the loader. */
async function load(path: string) {
  return import(/* @vite-ignore */ pathToFileURL(join(root, 'src/content/generated', path)).href)
}

async function problems(): Promise<readonly string[]> {
  const error = await buildContent(root).catch((caught: unknown) => caught)
  if (!(error instanceof ContentError)) throw error
  return error.problems
}

describe('buildContent', () => {
  it('turns an article into its summary and a module of its own', async () => {
    await write(
      'articles/one-door.md',
      { ...article, author: 'Ada' },
      'Push **hard**.\n\n<details><summary>Why?</summary><p>It sticks.</p></details>\n',
    )
    await buildContent(root)
    expect((await load('article-list.ts')).articleList).toEqual([
      {
        id: 'one-door',
        title: 'One Door',
        description: 'How to open it.',
        category: 'General',
        readTime: 4,
        publishedDate: '2025-09-04',
        isPublished: true,
        author: 'Ada',
        tags: ['doors', 'hands'],
        preview300: 'Push hard. Why? It sticks.',
        preview200: 'Push hard. Why? It sticks.',
        file: 'src/content/articles/one-door.md',
        hasFaq: true,
      },
    ])
    const body = await load('articles/one-door.ts')
    expect(body.html).toContain('<strong>hard</strong>')
    expect(body.faq).toEqual([{ question: 'Why?', answer: 'It sticks.' }])
  })

  it('turns a lesson into its summary and a module of its own', async () => {
    await write('lessons/one-window.md', { ...lesson, featured: 'true' })
    await buildContent(root)
    expect((await load('lesson-list.ts')).lessonList).toMatchObject([
      {
        id: 'one-window',
        readTime: 4,
        isFeatured: true,
        imageUrl: '/lessons/one-window.svg',
        file: 'src/content/lessons/one-window.md',
      },
    ])
    const { loadLessonBody } = await load('lesson-bodies.ts')
    await expect(loadLessonBody('one-window')).resolves.toBe('<p>Push.</p>')
  })

  it('accepts empty lines among the fields, and Windows line ends', async () => {
    const lines = Object.entries(article).flatMap(([key, value]) => ['', `${key}:   ${value}  `])
    await writeFile(join(root, 'src/content/articles/x.md'), ['---', ...lines, '---', 'Push.', ''].join('\r\n'))
    await buildContent(root)
    expect((await load('article-list.ts')).articleList).toMatchObject([{ title: 'One Door', preview300: 'Push.' }])
  })

  it('puts the newest first, and those of one day by their ids', async () => {
    await write('articles/b.md', article)
    await write('articles/a.md', article)
    await write('articles/c.md', { ...article, publishedDate: '2025-09-05' })
    await buildContent(root)
    const { articleList } = await load('article-list.ts')
    expect(articleList.map(({ id }: { id: string }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('lists a draft for editors only, and never hands out its text', async () => {
    await write('articles/draft.md', { ...article, isPublished: 'false' }, 'Secret until Friday.')
    await write('articles/open.md', article)
    await buildContent(root)
    expect((await load('article-list.ts')).articleList).toHaveLength(2)
    expect((await load('published-articles.ts')).publishedArticles).toMatchObject([{ id: 'open' }])
    const { loadArticleBody } = await load('article-bodies.ts')
    expect(loadArticleBody('draft')).toBeUndefined()
    await expect(loadArticleBody('open')).resolves.toBe('<p>Push.</p>')
  })

  it('leaves unchanged modules alone, rewrites changed ones, and removes stale ones', async () => {
    await write('articles/stays.md', article)
    await write('articles/changes.md', article)
    await write('articles/goes.md', article)
    await buildContent(root)
    const generated = join(root, 'src/content/generated')
    const longAgo = new Date('2020-01-01')
    await utimes(join(generated, 'articles/stays.ts'), longAgo, longAgo)

    await write('articles/changes.md', article, 'Pull.')
    await rm(join(root, 'src/content/articles/goes.md'))
    const { written, removed } = await buildContent(root)

    expect(removed).toEqual(['articles/goes.ts'])
    expect(written).toContain('articles/changes.ts')
    expect(written).not.toContain('articles/stays.ts')
    expect((await stat(join(generated, 'articles/stays.ts'))).mtime).toEqual(longAgo)
    expect((await readdir(join(generated, 'articles'))).sort()).toEqual(['changes.ts', 'stays.ts'])
    await expect(buildContent(root)).resolves.toEqual({ written: [], removed: [] })
  })
})

describe('a mistake in a file', () => {
  it('is named by file and field, all of them at once', async () => {
    await write('articles/one.md', { ...article, title: undefined, readTime: 'six', publishedDate: '2025-02-30' })
    await write('articles/two.md', { ...article, category: 'Sports', isPublished: 'yes', tags: 'a,,b' })
    await write('lessons/three.md', { ...lesson, authorInitials: 'ABC', mood: 'good' })
    expect(await problems()).toEqual([
      'src/content/articles/one.md: title: is missing.',
      'src/content/articles/one.md: readTime: is a whole number of minutes, such as 6.',
      'src/content/articles/one.md: publishedDate: is a date such as 2025-09-04.',
      'src/content/articles/two.md: category: is one of Dating, Workplace, School, General.',
      'src/content/articles/two.md: isPublished: is true or false.',
      'src/content/articles/two.md: tags: is a list with commas between the words, such as work, lunch.',
      'src/content/lessons/three.md: authorInitials: is one or two letters.',
      'src/content/lessons/three.md: mood: is not a field we know.',
    ])
  })

  it.each([
    ['no front matter', 'Push.', 'begins with a line of ---'],
    ['front matter that never ends', '---\ntitle: x\n', 'begins with a line of ---'],
    ['a line that is no field', '---\ntitle x\n---\nPush.', '"title x" is not a "key: value" line.'],
    ['a field given twice', '---\ntitle: x\ntitle: y\n---\nPush.', 'title: is given twice.'],
    ['no text', '---\ntitle: x\n---\n \n', 'has no text below its front matter.'],
  ])('%s', async (_name, source, words) => {
    await writeFile(join(root, 'src/content/articles/x.md'), source)
    expect((await problems()).join('\n')).toContain(`src/content/articles/x.md: ${words}`)
  })

  it('a name that cannot be an address', async () => {
    await write('articles/First Date.md', article)
    expect((await problems())[0]).toMatch(/First Date\.md: is named in small letters/)
  })

  it('writes nothing at all, so that the last good state stays', async () => {
    await write('articles/good.md', article)
    await buildContent(root)
    await write('articles/good.md', { ...article, readTime: '' })
    await problems()
    expect((await load('article-list.ts')).articleList).toMatchObject([{ readTime: 4 }])
  })
})

describe('a guide', () => {
  it('becomes its summary and a module of its own, with curly quotes', async () => {
    const guide = {
      title: 'One Key',
      excerpt: "Don't lose it.",
      readTime: '4',
      author: 'Ada',
      publishedAt: '2026-11-16',
      place: '2',
    }
    await write('guides/one-key.md', guide, 'Say "hi".\n')
    await buildContent(root)
    expect((await load('guide-list.ts')).guideList).toEqual([
      {
        ...guide,
        id: 'one-key',
        excerpt: 'Don’t lose it.',
        readTime: 4,
        place: 2,
        file: 'src/content/guides/one-key.md',
      },
    ])
    expect((await load('guides/one-key.ts')).html).toBe('<p>Say “hi”.</p>')
  })

  it('stands on the shelf in the place its editor gave it', async () => {
    const guide = { title: 'One Key', excerpt: 'Lost.', readTime: '4', author: 'Ada', publishedAt: '2026-11-16' }
    await write('guides/a-last-one.md', { ...guide, place: '2' })
    await write('guides/the-first.md', { ...guide, place: '1' })
    await buildContent(root)
    const { guideList } = await load('guide-list.ts')
    expect(guideList.map(({ id }: { id: string }) => id)).toEqual(['the-first', 'a-last-one'])
  })
})

describe('the real content', () => {
  it('comes out the same as what the app imports now', async () => {
    for (const folder of ['articles', 'lessons', 'guides']) {
      await cp(`src/content/${folder}`, join(root, 'src/content', folder), { recursive: true })
    }
    const { written } = await buildContent(root)
    for (const path of written) {
      const fresh = await readFile(join(root, 'src/content/generated', path), 'utf8')
      expect(fresh, path).toBe(await readFile(join('src/content/generated', path), 'utf8'))
    }
    expect(written.length).toBeGreaterThan(20)
    expect(dirname(written[0]!)).toBe('articles')
  })
})
