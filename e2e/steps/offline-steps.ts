import { expect, type Page } from '@playwright/test'
import { movePointer } from '../harness/awake.ts'
import { patienceMs } from '../harness/patience.ts'

/** Waits until the service worker controls this page and has everything: all files, and what a member saw last. */
export async function keepOfflineCopy(page: Page, { isMember = false } = {}) {
  // Pages that are only read start nothing before there is some interaction.
  await movePointer(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
  await expect.poll(() => page.evaluate(findMissing, isMember), { timeout: patienceMs(30_000) }).toEqual([])
}

/** Runs in the page. */
async function findMissing(isMember: boolean): Promise<string[]> {
  const [, list = ''] = (await (await fetch('/sw.js')).text()).match(/library:\[(.*?)\]/) ?? []
  const wanted = [...list.matchAll(/url:"([^"]+)"/g)].map(([, url]) => String(url))
  const there = new Set((await (await caches.open('library')).keys()).map(({ url }) => new URL(url).pathname))
  const missing = wanted.filter((url) => !there.has(url))
  const lastOwn = '/api/exposure-challenges/ladder'
  if (isMember && !(await caches.match(lastOwn, { cacheName: 'last-seen' }))) missing.push(lastOwn)
  return wanted.length > 100 ? missing : ['the list itself']
}
