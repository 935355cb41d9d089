import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonList } from '#content/generated/lesson-list.ts'
import { type LessonSummary, lessonCategories } from '#content/reading/lesson.ts'
import { type LessonFilter, selectLessons } from './select-lessons.ts'

function lesson(id: string, known: Partial<LessonSummary> = {}): LessonSummary {
  return {
    id,
    title: `Title of ${id}`,
    excerpt: `Excerpt of ${id}`,
    category: 'Science',
    readTime: 4,
    author: 'Hearten editors',
    authorInitials: 'HE',
    publishedAt: '2025-09-01',
    imageUrl: `/lessons/${id}.svg`,
    imageAlt: 'A picture',
    isFeatured: false,
    tags: ['hidden tag'],
    file: `${id}.md`,
    ...known,
  }
}

const calls = lesson('calls', { title: 'Phone Calls', category: 'Technology' })
const sleep = lesson('sleep', { excerpt: 'What COFFEE does', category: 'Lifestyle' })
const replay = lesson('replay', { author: 'Ida Brandt', isFeatured: true })
const all = [calls, sleep, replay]

it('finds a curly apostrophe by a straight one', () => {
  const found = selectLessons([lesson('own', { title: 'What’s yours' }), calls], { search: "what's", filter: 'All' })
  expect(found.listed.map(({ id }) => id)).toEqual(['own'])
})

const listedIds = (search: string, filter: LessonFilter = 'All') =>
  selectLessons(all, { search, filter }).listed.map(({ id }) => id)

describe('with nothing searched and no filter', () => {
  it.each(['', '   '])('features one lesson and lists the others ("%s")', (search) => {
    expect(selectLessons(all, { search, filter: 'All' })).toEqual({ featured: replay, listed: [calls, sleep] })
  })

  it('lists everything when nothing is featured', () => {
    expect(selectLessons([calls, sleep], { search: '', filter: 'All' })).toEqual({
      featured: null,
      listed: [calls, sleep],
    })
  })
})

describe('searching', () => {
  it.each([
    ['phone', ['calls']],
    ['PHONE CALLS', ['calls']],
    ['coffee', ['sleep']],
    ['  coffee ', ['sleep']],
    ['brandt', ['replay']],
    ['excerpt of', ['calls', 'replay']],
    ['hidden tag', []],
    ['.*', []],
  ])('"%s" finds it in title, excerpt or author, in any case', (search, ids) => {
    expect(listedIds(search)).toEqual(ids)
  })

  it('features nothing, and finds the featured lesson like any other', () => {
    expect(selectLessons(all, { search: 'ida', filter: 'All' })).toEqual({ featured: null, listed: [replay] })
  })

  it('goes together with the filter', () => {
    expect(listedIds('', 'Science')).toEqual(['replay'])
    expect(listedIds('phone', 'Technology')).toEqual(['calls'])
    expect(listedIds('phone', 'Science')).toEqual([])
  })
})

it('shows, for any search and filter, exactly what matches both, in order and once', () => {
  // A straight apostrophe finds a curly one.
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
  const filters = fc.constantFrom<LessonFilter>('All', ...lessonCategories)
  const words = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('the', 'Hearten', 'COFFEE', 'you ', "'", ''))
  fc.assert(
    fc.property(words, filters, (search, filter) => {
      const { featured, listed } = selectLessons(lessonList, { search, filter })
      const shown = featured ? [featured, ...listed] : listed
      const expected = lessonList.filter(
        ({ title, excerpt, author, category }) =>
          (filter === 'All' || category === filter) &&
          plain([title, excerpt, author].join('\n')).includes(plain(search.trim())),
      )
      expect(new Set(shown)).toEqual(new Set(expected))
      expect(shown).toHaveLength(expected.length)
      expect(featured !== null).toBe(search.trim() === '' && filter === 'All')
    }),
  )
})
