// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { refusesTracking, reportPageView, stopReporting, storeConsent } from './analytics.ts'

const id = 'G-TEST'
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map((script) => script.src)

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`)

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  for (const name of ['gtag', 'dataLayer']) Reflect.deleteProperty(window, name)
})

describe('nothing is loaded', () => {
  it('before consent, nor after a no', () => {
    reportPageView(id, '/articles')
    storeConsent('denied')
    reportPageView(id, '/articles')
    expect(tags()).toEqual([])
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('for a browser with %s', (name, value) => {
    storeConsent('granted')
    Object.defineProperty(navigator, name, { value, configurable: true })
    reportPageView(id, '/articles')
    expect(refusesTracking()).toBe(true)
    Reflect.deleteProperty(navigator, name)
    expect(tags()).toEqual([])
  })
})

it('loads the tag once and reports paths alone', () => {
  storeConsent('granted')
  window.history.replaceState(null, '', '/articles?q=secret#there')
  reportPageView(id, '/articles')
  reportPageView(id, '/pricing')
  expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  const commands = (Reflect.get(window, 'dataLayer') as IArguments[]).map((command) => [...command])
  const views = commands.filter(([name]) => name === 'event')
  expect(views).toEqual([
    [
      'event',
      'page_view',
      expect.objectContaining({ page_path: '/articles', page_location: 'http://localhost:3000/articles' }),
    ],
    ['event', 'page_view', expect.objectContaining({ page_path: '/pricing' })],
  ])
  expect(JSON.stringify(commands)).not.toContain('secret')
  // The tag's own reports use these values from the start.
  const names = commands.map(([name]) => name)
  expect(names.indexOf('set')).toBeLessThan(names.indexOf('config'))
  expect(commands.filter(([name]) => name === 'set').at(-1)?.[1]).toMatchObject({
    page_location: 'http://localhost:3000/pricing',
    page_referrer: '',
  })
})

it('falls silent when a yes is taken back, takes its cookies along, and starts again after another yes', () => {
  storeConsent('granted')
  reportPageView(id, '/articles')
  for (const cookie of ['_ga=GA1.1.2', '_ga_TEST=GS1.1', 'theirs=1']) setCookie(cookie)
  const said = () => (Reflect.get(window, 'dataLayer') as unknown[]).length
  const before = said()
  storeConsent('denied')
  stopReporting(id)
  reportPageView(id, '/pricing')
  expect(said()).toBe(before)
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true)
  expect(document.cookie).toBe('theirs=1')
  storeConsent('granted')
  reportPageView(id, '/pricing')
  expect(said()).toBeGreaterThan(before)
  expect(Reflect.has(window, 'ga-disable-G-TEST')).toBe(false)
  setCookie('theirs=; max-age=0')
})
