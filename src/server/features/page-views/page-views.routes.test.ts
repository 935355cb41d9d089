import { describe, expect, it } from 'vitest'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { countedPath } from './page-counter.ts'

const t = useTestApp()
const open = (path: string, headers: Record<string, string> = {}) =>
  t.post('/api/page-views', { body: { path }, headers })
const article = `/articles/${publishedArticles[0]!.id}`

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/?utm_source=x#y', '/pricing'],
    ['/energy-boost/power-breathing', '/energy-boost/:activityId'],
    [article, article],
    [`${article}/`, article],
    ['/articles/not-written', undefined],
    ['/wp-login.php', undefined],
    ['/admin', undefined],
    ['/moderation', undefined],
    ['', '/'],
  ])('%j is counted as %j', (path, wanted) => {
    expect(countedPath(path)).toBe(wanted)
  })
})

describe('page views', () => {
  it('are counted by path and day, and nothing else is kept', async () => {
    for (const path of ['/pricing', '/pricing', article, '/nowhere']) expect((await open(path)).statusCode).toBe(202)
    const admin = await t.admin()
    const counted = (await t.get('/api/admin/page-views', { as: admin })).json()
    expect(counted).toEqual([
      { path: '/pricing', views: 2 },
      { path: article, views: 1 },
    ])
    await open('/pricing')
    await t.get('/api/admin/page-views', { as: admin })
    const today = new Date().toISOString().slice(0, 10)
    expect(await t.sql(`select path, day::text, views from page_views order by views desc`)).toEqual([
      { path: '/pricing', day: today, views: 3 },
      { path: article, day: today, views: 1 },
    ])
    expect(
      await t.sql(`select column_name from information_schema.columns where table_name = 'page_views'`),
    ).toHaveLength(3)
  })

  it('leave out who asks not to be tracked', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      expect((await open('/privacy', headers)).statusCode).toBe(202)
    const admin = await t.admin()
    const counted = (await t.get('/api/admin/page-views', { as: admin })).json()
    expect(counted.map(({ path }: { path: string }) => path)).not.toContain('/privacy')
  })

  it('are read by administrators alone', async () => {
    expect((await t.get('/api/admin/page-views')).statusCode).toBe(401)
    expect((await t.get('/api/admin/page-views', { as: await t.someone() })).statusCode).toBe(403)
  })

  it('from before the asked days are left out', async () => {
    await t.sql(`insert into page_views (path, day, views) values ('/old', (now() at time zone 'UTC')::date - 7, 9)`)
    const admin = await t.admin()
    const paths = async (days: number) =>
      (await t.get(`/api/admin/page-views?days=${days}`, { as: admin })).json().map((row: { path: string }) => row.path)
    expect(await paths(7)).not.toContain('/old')
    expect(await paths(8)).toContain('/old')
  })
})

describe('a flood of page views', () => {
  const limited = useTestApp({ hasLimits: true })

  it('is limited by address', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 260; at += 1)
      statuses.push((await limited.post('/api/page-views', { body: { path: '/' } })).statusCode)
    expect(statuses[0]).toBe(202)
    expect(statuses.at(-1)).toBe(429)
  })
})
