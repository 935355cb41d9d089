import { techniques } from '#content/techniques.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { completeEarly, countCalls, openActivity, start, totals } from '../steps/energy-boost-steps.ts'

const usagePath = '/api/techniques/usage'

test.describe('before the start', () => {
  test('every activity shows its steps, its tips and Start', async ({ page, member }) => {
    await member()
    for (const { id, title, steps, tips } of techniques) {
      await page.goto(`/energy-boost/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveCount(steps.length)
      for (const tip of tips) await expect(page.getByRole('region', { name: 'Tips' })).toContainText(tip)
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    }
  })

  test('an unknown activity says so and leads back', async ({ page, member }) => {
    await member()
    await page.goto('/energy-boost/hot-yoga')
    await expect(page.getByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Energy Boost' }).click()
    await expect(page).toHaveURL('/techniques')
  })

  test('signed out, the sign-in screen stands at this address', async ({ page }) => {
    await page.goto('/energy-boost/mental-reset')
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    await expect(page).toHaveURL('/energy-boost/mental-reset')
  })
})

test.describe('while it runs', () => {
  test('the time goes down by the second, with a bar to it', async ({ page, member }) => {
    await member()
    await openActivity(page, 'mental-reset')
    await start(page)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText('4:00 of 4:00 to go')
    await page.clock.runFor(1000)
    await expect(timer).toHaveText('3:59 of 4:00 to go')
    await page.clock.runFor(59_000)
    await expect(timer).toHaveText('3:00 of 4:00 to go')
    const bar = page.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuetext', '3:00 of 4:00 to go')
    expect(
      Number(await bar.getAttribute('aria-valuenow')) / Number(await bar.getAttribute('aria-valuemax')),
    ).toBeCloseTo(0.25, 2)
    await page.clock.runFor(179_000)
    await expect(timer).toHaveText('0:01 of 4:00 to go')
  })

  test('steps go forward and back, no further than the first and the last', async ({ page, member }) => {
    const { steps } = techniques.find(({ id }) => id === 'movement-stretch')!
    await member()
    await openActivity(page, 'movement-stretch')
    await start(page)
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous' }),
      page.getByRole('button', { name: 'Next Step' }),
    ]
    await expect(page.getByText(steps[0]!)).toBeVisible()
    await expect(previous).toBeDisabled()
    for (const [i, words] of steps.entries()) {
      await expect(page.getByText(`Step ${i + 1} of ${steps.length}`)).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
      if (i < steps.length - 1) await next.click()
    }
    await expect(next).toBeDisabled()
    await next.press('Enter')
    await expect(page.getByText(`Step ${steps.length} of ${steps.length}`)).toBeVisible()
    await previous.click()
    await expect(page.getByText(steps.at(-2)!)).toBeVisible()
  })

  test('a pause stops the time, however long, and Resume goes on from there', async ({ page, member }) => {
    await member()
    await openActivity(page, 'power-breathing')
    await start(page)
    await page.clock.runFor(30_000)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.fastForward(3_600_000)
    await expect(page.getByRole('timer')).toHaveText('1:30 of 2:00 to go')
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('timer')).toHaveText('1:20 of 2:00 to go')
  })

  test('Stop leads back to the beginning and records nothing', async ({ page, member, api }) => {
    await member()
    await openActivity(page, 'power-breathing')
    await start(page)
    await page.clock.runFor(50_000)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
    await page.clock.fastForward(300_000)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    expect((await totals(api)).sessions).toBe(0)
  })

  test('going back in the middle leaves no clock running and no record', async ({ page, member, api }) => {
    await member()
    await page.clock.install()
    await page.goto('/techniques')
    await page.getByRole('link', { name: 'Start Power Breathing' }).click()
    await expect(page).toHaveURL('/energy-boost/power-breathing')
    await start(page)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.runFor(20_000)
    const calls = countCalls(page, 'POST', usagePath)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Confidence Boosters' })).toBeVisible()
    await page.clock.fastForward(300_000)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(calls()).toBe(0)
    expect((await totals(api)).sessions).toBe(0)
  })

  test('nothing else asks for attention: no header, no bar; Help now and the way back stay', async ({
    page,
    member,
  }) => {
    await member()
    await openActivity(page, 'sensory-refresh')
    await start(page)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Help now' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Energy Boost' }).click()
    await expect(page).toHaveURL('/techniques')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('keeps the screen on while it runs, but not while it is paused', async ({ page, member }) => {
    await member()
    await page.addInitScript(() => {
      const held = { count: 0 }
      const request = async () => {
        held.count += 1
        return { release }
      }
      const release = async () => {
        held.count -= 1
      }
      Object.assign(window, { held })
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    })
    const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count)
    await openActivity(page, 'power-breathing')
    expect(await held()).toBe(0)
    await start(page)
    await expect.poll(held).toBe(1)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(held).toBe(0)
  })
})

test('time, Pause and Stop are in sight without scrolling, on any screen', async ({ page, member }) => {
  await member()
  await page.clock.install()
  for (const id of ['power-breathing', 'mental-reset']) {
    await page.goto(`/energy-boost/${id}`)
    await start(page)
    for (const [width, height] of [
      [1440, 900],
      [1280, 700],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const control of [
        page.getByRole('timer'),
        page.getByRole('button', { name: 'Pause' }),
        page.getByRole('button', { name: 'Stop' }),
      ])
        await expect(control, `${id} at ${width}×${height}`).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('it is accessible in both themes: before, while it runs, finished and unknown', async ({ page, member }) => {
  await member()
  await openActivity(page, 'power-breathing')
  await page.clock.resume()
  await expectSoundAtBothSizes(page)
  await start(page)
  await page.clock.runFor(9000)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.resume()
  await expectSoundAtBothSizes(page)
  await page.getByRole('button', { name: 'Resume' }).click()
  await completeEarly(page)
  await expect(page.getByRole('heading', { name: 'How much did it help?' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectSoundAtBothSizes(page)
  await page.goto('/energy-boost/hot-yoga')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

test.describe('under a thumb', () => {
  test.use(phone)

  test('a double tap on Complete Early ends on the finished screen', async ({ page, member }) => {
    await member()
    await openActivity(page, 'power-breathing')
    await start(page)
    const box = await page.getByRole('button', { name: 'Complete Early' }).boundingBox()
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
    await page.touchscreen.tap(x, y)
    // What appears under the finger is there for the second tap.
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(page.getByRole('heading', { level: 1, name: /done\.$/ })).toBeVisible()
    await expect(page).toHaveURL('/energy-boost/power-breathing')
  })
})
