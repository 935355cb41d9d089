import { listOwnEvents } from '#contract/accounts/security-log.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { signInAdmin } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'
import { confirmIt } from '../steps/accounts-steps.ts'
import { card, joinCommunity, titled, writePost } from '../steps/community-steps.ts'

test('moderation shows no anonymous author until an administrator asks with their password, and that is logged', async ({
  page,
  api,
  anotherDevice,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  const theirs = await anotherDevice()
  const author = await joinCommunity(theirs.api)
  const title = titled('A quiet secret')
  await writePost(theirs.api, { title, content: 'Look up quiet-tables.org.', isAnonymous: true })

  await signInAdmin(api)
  await page.goto('/moderation')
  await page.getByRole('button', { name: 'Held for contact details' }).click()
  const item = card(page, title)
  await expect(item).toContainText('Somebody who chose to stay anonymous')
  await expect(item).not.toContainText(author.email)
  await expectSoundAtBothSizes(page)
  await item.getByRole('button', { name: 'Show who it was' }).focus()
  await page.keyboard.press('Enter')
  await confirmIt(page)
  await expect(item.getByText(`Maya Lindqvist (${author.email}), posted anonymously`)).toBeFocused()
  await expect(item.getByRole('button', { name: 'Show who it was' })).toHaveCount(0)
  await expectSoundAtBothSizes(page)

  const happened = await api.call(listOwnEvents, { query: { limit: '50' } })
  expect(happened.map(({ detail }) => detail)).toContain('reveal_author')
})
