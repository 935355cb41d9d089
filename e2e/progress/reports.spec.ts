import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Progress } from '#contract/progress.ts'
import { activityKinds } from '#rules/progress/facts.ts'
import { type Mood, moodWords } from '#rules/progress/moods.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { liveAMonth, readReport } from '../steps/reports-steps.ts'

async function openReports(page: Page) {
  await page.goto('/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Detailed Progress Reports' })).toBeVisible()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The figures of a chart, row by row. */
async function rowsOf(where: Locator): Promise<string[][]> {
  const rows = where.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeAttached()
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
}

const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

function moodCell(mood: number | null): RegExp {
  if (mood === null) return /^No check-in$/
  return Number.isInteger(mood)
    ? new RegExp(`^${moodWords[mood as Mood]}$`)
    : new RegExp(`^${oneDecimal(mood)}, between`)
}

test('after a month, every number on screen matches the records', async ({ page, member, api }) => {
  await member()
  await liveAMonth(api)
  const report = await readReport(api)
  await openReports(page)

  const mood = part(page, 'Mood trend')
  const { changePercent, direction } = report.moodTrend
  expect(direction).toBe('up')
  await expect(mood).toContainText(`Up ${changePercent}% on the 7 check-in days before`)
  const moodRows = await rowsOf(mood)
  expect(moodRows.map(([day]) => day)).toEqual(report.moodDays.map(({ day }) => longDay(day)))
  for (const [i, row] of moodRows.entries()) expect(row[1]).toMatch(moodCell(report.moodDays[i]!.mood))
  // Drawn: a dot for each day with a check-in, a line for each uninterrupted stretch, a label for every third day.
  const known = report.moodDays.filter((day) => day.mood !== null)
  expect(known.length).toBeLessThan(30)
  await expect(mood.locator('svg circle')).toHaveCount(known.length)
  await expect(mood.locator('[data-axis="x"] text')).toHaveCount(10)
  await expect(mood.locator('[data-axis="x"] text').last()).toHaveText(/\d+Today/)

  expect(await rowsOf(part(page, 'Activity'))).toEqual(
    report.activityDays.map((day) => [longDay(day.day), ...activityKinds.map((kind) => String(day[kind]))]),
  )
  await expectTechniques(page, report)
  await expectChallenges(page, report)

  const entries = part(page, 'Latest check-ins')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect(entries).toHaveCount(10)
  expect(report.latestEntries).toHaveLength(10)
  for (const [i, entry] of report.latestEntries.entries()) {
    await expect(entries.nth(i)).toContainText(moodWords[entry.mood as Mood])
    await expect(entries.nth(i).locator('time')).toHaveAttribute('datetime', entry.day)
  }
  await expect(entries.first()).toContainText('“Went to lunch. Ate all of it.”')

  const totals = { 'check-ins': report.totalCheckIns, 'days with a check-in': report.checkInDays }
  for (const [name, value] of Object.entries(totals)) {
    const total = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(total.getByRole('definition')).toHaveText(String(value))
  }
})

async function expectTechniques(page: Page, { techniques }: Progress) {
  const rows = part(page, 'Techniques').locator('tbody tr')
  await expect(rows).toHaveCount(techniques.length)
  expect(techniques[0]).toMatchObject({ techniqueId: 'power-breathing', sessions: 3, completed: 2 })
  for (const [i, { sessions, completed, completionRate, moodBefore, moodAfter }] of techniques.entries()) {
    await expect(rows.nth(i)).toContainText(`${Math.round(completionRate * 100)}%`)
    await expect(rows.nth(i)).toContainText(`${completed} of ${sessions}`)
    await expect(rows.nth(i)).toContainText(`${oneDecimal(moodBefore!)} → ${oneDecimal(moodAfter!)}`)
  }
}

async function expectChallenges(page: Page, { challenges, anxiety, predictions }: Progress) {
  const curve = part(page, 'Anxiety before and after challenges')
  expect(await rowsOf(curve)).toEqual(
    challenges.map((run) => [run.title, longDay(run.day), `${run.anxietyBefore}`, `${run.anxietyAfter}`]),
  )
  await expect(curve).toContainText(
    `On average ${oneDecimal(anxiety.before!)} before, ${oneDecimal(anxiety.after!)} after, over 3 challenges.`,
  )
  const { cameTrue, partlyTrue, certaintyBefore, certaintyAfter } = predictions
  const fears = part(page, 'What you feared, and what happened')
  await expect(fears).toContainText(
    `Your fear came true ${cameTrue} of 3 times and partly ${partlyTrue}; certainty ${certaintyBefore}% → ${certaintyAfter}%.`,
  )
  for (const run of predictions.runs) {
    const line = fears.getByRole('listitem').filter({ hasText: run.title })
    await expect(line).toContainText(`Sure ${run.certaintyBefore}% before, ${run.certaintyAfter}% after.`)
    await expect(line).toContainText(`Feared: “${run.fear}”`)
  }
}

test('an empty account finds the first steps, and sets itself a goal', async ({ page, member, api, pageWatch }) => {
  pageWatch.tolerate(/status of 500/)
  await member()
  await openReports(page)
  await expect(part(page, 'Activity')).toContainText('No activity data available')
  await expect(part(page, 'Techniques')).toContainText('No technique usage data')
  await expect(part(page, 'Techniques').getByRole('link', { name: 'Try techniques' })).toHaveAttribute(
    'href',
    '/techniques',
  )
  await expect(part(page, 'Mood trend')).toContainText('Insufficient data so far: 0 of the 7 days a trend needs.')
  await expect(page.getByText('average mood')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/')
  const quick = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/techniques',
    '/coach',
  ])

  const goals = part(page, 'Weekly goals')
  await goals.getByRole('button', { name: 'Set goals' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your weekly goals' })
  const slider = dialog.getByRole('slider', { name: 'Days with a check-in' })
  for (let i = 0; i < 3; i += 1) await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '3 a week')
  await page.route('**/api/progress/weekly-goals', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await dialog.getByRole('button', { name: 'Save goals' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your choice is still here.')
  await dialog.getByRole('button', { name: 'Save goals' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(goals.getByRole('button', { name: 'Change goals' })).toBeFocused()
  await expect(goals.getByRole('progressbar', { name: 'Days with a check-in' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 3',
  )
  await expect(goals).toContainText('0 of 1 goal reached this week.')
  expect((await readReport(api)).goals[0]).toMatchObject({ kind: 'checkIns', target: 3, done: 0 })
  await page.reload()
  await expect(goals).toContainText('0 of 1 goal reached this week.')

  await page.getByRole('radio', { name: 'Steady' }).click()
  await expect(part(page, 'Mood trend')).toContainText('1 of the 7 days a trend needs.')
  await expect(goals.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3')
})

test('printouts and files include what the person wrote only if they ask for it', async ({ page, member, api }) => {
  await member()
  await liveAMonth(api)
  await openReports(page)
  const [note, fear] = [page.getByText('“Went to lunch. Ate all of it.”'), page.getByText('Nobody will answer')]
  await expect(note).toBeVisible()
  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.csv$/)
    return readFile(await file.path(), 'utf8')
  }
  const plain = await download()
  expect(plain).toContain('"Technique","","Power Breathing","sessions","3"\r\n')
  expect(plain).not.toContain('lunch')
  expect(plain).not.toContain('Nobody will answer')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Detailed Progress Reports' })).toBeVisible()
  await expect(page.getByText(/^Maya Lindqvist, /)).toBeVisible()
  await expect(part(page, 'Mood trend').locator('svg[data-plot]')).toBeVisible()
  for (const away of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    note,
    fear,
  ]) {
    await expect(away.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')

  await page.emulateMedia({ media: null, colorScheme: null })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('checkbox', { name: 'Include what I wrote' }).check()
  expect(await download()).toContain(',"note","Went to lunch. Ate all of it."\r\n')
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(fear).toBeVisible()
})

test('what does not load can be asked for again; a session that ended leads to sign in', async ({
  page,
  member,
  context,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 500/)
  await page.goto('/reports')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page).toHaveURL('/reports')

  await member()
  await page.route('**/api/progress?**', (route) => route.fulfill({ status: 500, json: {} }))
  await openReports(page)
  await expect(page.getByRole('alert')).toContainText('Your report did not load')
  await page.unroute('**/api/progress?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(part(page, 'Activity')).toContainText('No activity data available')

  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL('/')
  await context.clearCookies()
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('You are logged out. Redirecting to sign in...')
  await expect(page).toHaveURL('/auth')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('it reads well in both themes, the labels keep apart, and a touch tells the day', async ({
    page,
    member,
    api,
  }) => {
    await member()
    await liveAMonth(api)
    const { moodDays } = await readReport(api)
    await openReports(page)
    const mood = part(page, 'Mood trend')
    const labels = mood.locator('[data-axis="x"] tspan')
    await expect(labels).toHaveCount(20)
    const boxes = (await labels.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )) as DOMRect[]
    const written = boxes.filter(({ width }) => width > 0)
    for (const one of written) {
      const touching = written.filter((other) => other !== one && isTouching(one, other))
      expect(touching).toEqual([])
    }
    await expectNoAxeViolations(page)
    const tail = mood.locator('svg path[fill="var(--apricot)"]')
    // Scrolls it out from under the bottom bar.
    await tail.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await tail.tap()
    const tip = mood.locator('[data-tip]')
    const { day, entries } = moodDays.at(-1)!
    await expect(tip).toContainText(longDay(day))
    // Shortly after midnight one of the two belongs to the day before.
    await expect(tip).toContainText(entries === 1 ? '1 check-in' : `${entries} check-ins`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
  })
})

function isTouching(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top + 2 < other.bottom && other.top + 2 < one.bottom
}
