import { sessionIdleDays, sessionMaxDays } from '#rules/limits.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the privacy page is complete', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page).toHaveTitle('Privacy · overcome social anxiety')
    await expect(page.locator('h1')).toHaveText(['Privacy, in plain words'])
    for (const name of ['What we store', 'Who can see it', 'The coach', 'Other companies', 'Cookies', 'Questions']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(page.getByText(`${sessionIdleDays} days without a visit, or ${sessionMaxDays} days`)).toBeVisible()
  })
})

test('it says where to write to', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('link', { name: 'hello@hearten.example' })).toHaveAttribute(
    'href',
    'mailto:hello@hearten.example',
  )
})

test('what it says about cookies is true: a visitor gets none, a member one that scripts cannot read', async ({
  page,
  context,
  member,
}) => {
  for (const path of ['/', '/articles', '/help-now', '/auth', '/newsletter', '/privacy']) {
    await page.goto(path)
    await waitUntilAwake(page)
  }
  expect(await context.cookies()).toEqual([])
  await member()
  await page.goto('/')
  await waitUntilAwake(page)
  const cookies = await context.cookies()
  expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: 'Lax' },
  ])
})

for (const [size, device] of phoneAndDesktop) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    test('it is accessible in both themes', async ({ page }) => {
      await page.goto('/privacy')
      await expectNoAxeViolations(page)
    })
  })
}
