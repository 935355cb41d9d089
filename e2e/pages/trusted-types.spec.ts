import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'

test.describe('text on a page', () => {
  test('becomes neither HTML nor a script unless the build made it', async ({ page, pageWatch }) => {
    pageWatch.tolerate(/did not come from the build|Trusted ?(Script|Type)/)
    await page.goto('/articles')
    await waitUntilAwake(page)
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click()
    await expect(page.locator('.prose-hearten p').first()).toBeVisible()

    const left = await page.evaluate(() => {
      const box = document.createElement('div')
      box.innerHTML = '<img src="x" onerror="document.title = `taken`">'
      return box.childNodes.length
    })
    expect(left).toBe(0)

    const attempts = await page.evaluate(() => {
      const refusalOf = (attempt: () => void) => {
        try {
          attempt()
          return 'let through'
        } catch (error) {
          return (error as Error).name
        }
      }
      const script = document.createElement('script')
      return {
        address: refusalOf(() => script.setAttribute('src', '/api/user?callback=taken')),
        text: refusalOf(() => {
          script.text = 'document.title = "taken"'
        }),
        policy: refusalOf(() => {
          const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => void } }
          trustedTypes.createPolicy('another')
        }),
      }
    })
    expect(attempts).toEqual({ address: 'TypeError', text: 'TypeError', policy: 'TypeError' })
    await expect(page).not.toHaveTitle('taken')
  })
})
