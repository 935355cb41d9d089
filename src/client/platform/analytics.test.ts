// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { refusesTracking, reportPageView, storeConsent } from './analytics.ts'

const id = 'G-TEST'
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map((script) => script.src)

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  for (const name of ['gtag', 'dataLayer']) Reflect.deleteProperty(window, name)
})

describe('nothing is loaded', () => {
  it('without an id', () => {
    storeConsent('granted')
    reportPageView(null, '/articles')
    expect(tags()).toEqual([])
  })

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
})
