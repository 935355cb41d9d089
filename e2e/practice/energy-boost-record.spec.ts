import { techniques } from '#content/techniques.ts'
import { readTechniqueStats } from '#contract/techniques.ts'
import { expect, phone, test } from '../harness/test.ts'
import { completeEarly, countCalls, openActivity, start, totals } from '../steps/energy-boost-steps.ts'

const usagePath = '/api/techniques/usage'
const completeToast = 'Energy Boost Complete!'

test('finishes by itself at zero, is recorded once with a rating of 5, and says so', async ({ page, member, api }) => {
  await member()
  await openActivity(page, 'power-breathing')
  const calls = countCalls(page, 'POST', usagePath)
  await start(page)
  await page.clock.runFor(119_000)
  await expect(page.getByRole('timer')).toHaveText('0:01 of 2:00 to go')
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(page.getByText(completeToast, { exact: true })).toBeVisible()
  await expect(page.getByText('Great job! Your technique usage has been recorded.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'That’s power breathing done.' })).toBeFocused()
  expect(calls()).toBe(1)
  expect(await totals(api)).toMatchObject({ sessions: 1, completed: 1, minutes: 2, averageRating: 5 })
})

test('every activity takes its minutes, even if the tab slept through them', async ({ page, member, api }) => {
  await member()
  await page.clock.install()
  for (const { id, duration } of techniques) {
    await page.goto(`/energy-boost/${id}`)
    await start(page)
    await page.clock.runFor(5000)
    // Asleep: the clock advances, but no timer fires until the tab wakes up.
    await page.clock.fastForward(3_600_000)
    await page.clock.resume()
    await expect(page.getByText(completeToast, { exact: true })).toBeVisible()
    const { techniques: figures } = await api.call(readTechniqueStats)
    expect(figures.find(({ techniqueId }) => techniqueId === id)).toMatchObject({ sessions: 1, minutes: duration })
  }
})

test('the remaining time is right after a sleep that ends before the time is up', async ({ page, member }) => {
  await member()
  await openActivity(page, 'movement-stretch')
  await start(page)
  await page.clock.fastForward(100_000)
  await expect(page.getByRole('timer')).toHaveText('1:20 of 3:00 to go')
})

test('Complete Early pressed twice is one record, and the finished screen stays', async ({ page, member, api }) => {
  await member()
  await openActivity(page, 'mental-reset')
  const calls = countCalls(page, 'POST', usagePath)
  await start(page)
  await page.clock.runFor(70_000)
  await page.getByRole('button', { name: 'Complete Early' }).dblclick()
  await page.clock.resume()
  await expect(page.getByRole('link', { name: 'Back to Energy Boost' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Do Again' })).toBeVisible()
  await expect(page.getByText('Your record says 5 of 5.')).toBeVisible()
  expect(calls()).toBe(1)
  expect(await totals(api)).toMatchObject({ sessions: 1, completed: 1, minutes: 2 })
})

test('a rating chosen on the finished screen replaces it', async ({ page, member, api }) => {
  await member()
  await openActivity(page, 'mental-reset')
  await start(page)
  await completeEarly(page)
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked()
  await page.getByRole('radio', { name: '3' }).click()
  await expect(page.getByText('Your record says 3 of 5.')).toBeVisible()
  expect((await totals(api)).averageRating).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '2' })).toBeChecked()
  await expect(page.getByText('Your record says 2 of 5.')).toBeVisible()
  expect(await totals(api)).toMatchObject({ sessions: 1, averageRating: 2 })
})

test('a rating that is refused says so and goes back to the one on record', async ({ page, member }) => {
  await member()
  await openActivity(page, 'mental-reset')
  await start(page)
  await completeEarly(page)
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked()
  await page.route(`**${usagePath}/*`, (route) => route.fulfill({ status: 404, json: { error: 'Not Found' } }))
  await page.getByRole('radio', { name: '2' }).click()
  await expect(page.getByText('That change didn’t save, so your record still says 5.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked()
})

test('Do Again leads back to Start and is a session of its own', async ({ page, member }) => {
  await member()
  await openActivity(page, 'power-breathing')
  await start(page)
  await completeEarly(page)
  await expect(page.getByText(completeToast, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Do Again' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  await start(page)
  await expect(page.getByRole('timer')).toContainText(/^(2:00|1:5\d) of 2:00/)
  await completeEarly(page)
  await expect(page.getByText('Your record says 5 of 5.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Energy Boost' }).click()
  await expect(page).toHaveURL('/techniques')
  await expect(page.getByText('2 sessions so far, 2 minutes in all.')).toBeVisible()
})

test('a lost reply: the screen says it is not on record yet, and sending again makes one', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await openActivity(page, 'mental-reset')
  let isFirst = true
  await page.route(`**${usagePath}`, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    return route.abort()
  })
  await start(page)
  await completeEarly(page)
  await expect(page.getByText('This session isn’t in your records yet')).toBeVisible()
  await expect(page.getByText(completeToast, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Record it now' }).click()
  await expect(page.getByText(completeToast, { exact: true })).toBeVisible()
  await expect(page.getByText('This session isn’t in your records yet')).toHaveCount(0)
  expect((await totals(api)).sessions).toBe(1)
})

test('a server in trouble brings no alarm: the run is finished all the same', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/status of 500/)
  await member()
  await openActivity(page, 'mental-reset')
  await page.route(`**${usagePath}`, (route) => route.fulfill({ status: 500, json: { error: 'Oh' } }))
  await start(page)
  await completeEarly(page)
  await expect(page.getByText('This session isn’t in your records yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Do Again' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a session that ended during the run: Unauthorized, then sign-in after half a second', async ({
  page,
  member,
  context,
}) => {
  await member()
  await openActivity(page, 'mental-reset')
  await start(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Complete Early' }).click()
  await expect(page.getByRole('alert')).toContainText('You are logged out. Redirecting to sign in...')
  await page.clock.runFor(400)
  await expect(page).toHaveURL('/energy-boost/mental-reset')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/auth')
})

test('works by keyboard from start to rating', async ({ page, member, api }) => {
  await member()
  await openActivity(page, 'confidence-boost')
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await page.keyboard.press('Space')
  for (const name of ['Stop', 'Previous', 'Next Step']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Your record says 5 of 5.')).toBeVisible()
  expect((await totals(api)).sessions).toBe(1)
})

test.describe('under a thumb', () => {
  test.use(phone)

  test('start, step, pause, finish, rate, go back', async ({ page, member, api }) => {
    await member()
    await page.goto('/techniques')
    await page.getByRole('link', { name: 'Start Sensory Refresh' }).tap()
    await page.getByRole('button', { name: 'Start' }).tap()
    await page.getByRole('button', { name: 'Next Step' }).tap()
    await expect(page.getByText('Step 2 of 6')).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).tap()
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
    await page.getByRole('button', { name: 'Complete Early' }).tap()
    await page.getByRole('radio', { name: '4' }).tap()
    await expect(page.getByText('Your record says 4 of 5.')).toBeVisible()
    // The toast must not cover what comes next.
    await page.getByRole('link', { name: 'Back to Energy Boost' }).tap()
    await expect(page.getByText('One session so far, 1 minute in all.')).toBeVisible()
    expect(await totals(api)).toMatchObject({ sessions: 1, averageRating: 4 })
  })
})
