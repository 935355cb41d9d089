import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { saveOwnChallenge } from '#contract/challenges/challenge-ladder.ts'
import { completeChallenge, startChallenge } from '#contract/challenges/challenges.ts'
import { debriefMoment, prepareMoment } from '#contract/moments/moments.ts'
import { createMoodEntry } from '#contract/progress.ts'
import type { Api } from './harness/api.ts'
import { waitUntilAwake } from './harness/awake.ts'
import { expect, test } from './harness/test.ts'
import { goPremium } from './steps/challenges-steps.ts'
import { openCommunity, writePost } from './steps/community-steps.ts'
import { addMoment, inHours } from './steps/moments-steps.ts'

/** A sentence in Hebrew. If the surrounding text sets its direction, its end is on the wrong side. */
const words = 'שיחה עם המנהל!'

/** Hebrew text on the screen whose direction comes from its surroundings. */
function findAstray(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const astray: string[] = []
    let found = 0
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around || !/[\u0590-\u05ff]/.test(text.textContent ?? '') || around.closest('script, title')) continue
      found += 1
      if (!around.closest('[dir="auto"], bdi')) astray.push(around.outerHTML)
    }
    return { found, astray }
  })
}

async function expectOwnDirection(page: Page, address: string) {
  await page.goto(address)
  await waitUntilAwake(page)
  await expect(page.getByText(words).first()).toBeAttached()
  const { found, astray } = await findAstray(page)
  expect.soft(found, `words on ${address}`).toBeGreaterThan(0)
  expect.soft(astray, `words on ${address}`).toEqual([])
}

/** A step the person added, done once and started again. */
async function practice(api: Api) {
  const challengeId = randomUUID()
  const own = { title: words, description: words, category: 'conversation', fear: 3, matters: 8, instructions: [words] }
  const prediction = { anxietyBefore: 5, fear: words, certaintyBefore: 60, safetyHabit: words }
  await api.call(saveOwnChallenge, { params: { challengeId }, body: own })
  const { completionId } = await api.call(startChallenge, { params: { challengeId }, body: prediction })
  const finish = { anxietyAfter: 3, rating: 4, outcome: 'no', certaintyAfter: 20, habitDropped: 'yes', learnt: words }
  await api.call(completeChallenge, { params: { completionId }, body: finish })
  await api.call(startChallenge, { params: { challengeId }, body: prediction })
  return challengeId
}

test('text written from right to left runs that way on every screen that shows it', async ({ page, api, member }) => {
  await member()
  await goPremium(api)
  await api.call(createMoodEntry, { body: { mood: 3, notes: words, timeZone: 'America/New_York' } })

  await test.step('moments, before, during and after', async () => {
    const { id } = await addMoment(api, { title: words, startsAt: inHours(1) })
    const params = { momentId: id }
    await api.call(prepareMoment, { params, body: { fear: words, certaintyBefore: 60, lines: [words] } })
    for (const part of ['', `/${id}`, `/${id}?phase=during`]) await expectOwnDirection(page, `/moments${part}`)
    await expectOwnDirection(page, '/dashboard')
    await api.call(debriefMoment, { params, body: { facts: words, wentWell: words, learnt: words, tryNext: words } })
    for (const part of ['', `/${id}`]) await expectOwnDirection(page, `/moments${part}`)
  })

  await test.step('steps of one’s own, their dialog, the ladder and the wall', async () => {
    const challengeId = await practice(api)
    for (const view of ['own=true', 'view=ladder', 'view=evidence', `challenge=${challengeId}`]) {
      await expectOwnDirection(page, `/challenges?${view}`)
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'What to do' })).toBeVisible()
    expect((await findAstray(page)).astray).toEqual([])
  })

  await test.step('reports, and the next rung', async () => {
    for (const address of ['/reports', '/dashboard']) await expectOwnDirection(page, address)
  })

  await test.step('the community', async () => {
    await writePost(api, { title: words, content: words })
    await openCommunity(page)
    await expectOwnDirection(page, '/community')
  })
})
