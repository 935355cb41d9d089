import { describe, expect, it } from 'vitest'
import { leadSource } from './lead-source.ts'

const host = 'hearten.example'
const nowhere = { search: '', referrer: '', host }

describe('the address', () => {
  it('names the source by utm_source first, then by source', () => {
    const search = '?source=flyer&utm_source=newsletter'
    expect(leadSource({ ...nowhere, search }).source).toBe('newsletter')
    expect(leadSource({ ...nowhere, search: '?source=flyer' }).source).toBe('flyer')
  })

  it('outranks the referrer', () => {
    expect(leadSource({ search: '?utm_source=podcast', referrer: 'https://www.reddit.com/', host }).source).toBe(
      'podcast',
    )
  })

  it('names the campaign by utm_campaign first, then by campaign', () => {
    expect(leadSource({ ...nowhere, search: '?campaign=old&utm_campaign=fall' }).campaign).toBe('fall')
    expect(leadSource({ ...nowhere, search: '?campaign=old' }).campaign).toBe('old')
    expect(leadSource(nowhere)).not.toHaveProperty('campaign')
  })

  it('counts as missing when the value is blank', () => {
    expect(leadSource({ ...nowhere, search: '?utm_source=%20&source=&utm_campaign=' })).toEqual({ source: 'organic' })
  })

  it('is cut to what the server takes', () => {
    expect(leadSource({ ...nowhere, search: `?utm_source=${'x'.repeat(500)}` }).source).toHaveLength(200)
  })
})

describe('the referrer', () => {
  it.each([
    ['https://www.reddit.com/r/socialanxiety', 'reddit'],
    ['https://out.reddit.com/t3_abc', 'reddit'],
    ['https://redd.it/abc', 'reddit'],
    ['android-app://com.reddit.frontpage/', 'reddit'],
    ['https://www.linkedin.com/feed/', 'linkedin'],
    ['https://lnkd.in/x', 'linkedin'],
    ['https://t.co/AbCd', 'twitter'],
    ['https://twitter.com/someone', 'twitter'],
    ['https://x.com/someone', 'twitter'],
    ['https://l.facebook.com/l.php?u=x', 'facebook'],
    ['https://m.facebook.com/', 'facebook'],
    ['https://www.google.com/', 'google'],
    ['https://news.google.com/articles/1', 'google'],
    ['https://www.google.co.uk/search?q=x', 'google'],
    ['https://google.com.br/', 'google'],
    ['android-app://com.google.android.googlequicksearchbox/', 'google'],
    ['https://www.bing.com/search?q=x', 'bing'],
    ['https://duckduckgo.com/', 'referral'],
    ['https://blog.example.org/post', 'referral'],
  ])('%s is %s', (referrer, kind) => {
    expect(leadSource({ ...nowhere, referrer }).source).toBe(kind)
  })

  it.each([
    'https://notreddit.com/',
    'https://google.example.com/',
    'https://facebook.com.example.org/',
    'https://example.org/?from=reddit.com',
    'https://box.com/',
  ])('%s only resembles a known one', (referrer) => {
    expect(leadSource({ ...nowhere, referrer }).source).toBe('referral')
  })

  it.each(['', 'not an address', 'about:blank', `https://${host}/articles`])('"%s" is organic', (referrer) => {
    expect(leadSource({ ...nowhere, referrer }).source).toBe('organic')
  })

  it('is a referral from another port of the same machine', () => {
    expect(leadSource({ search: '', referrer: 'http://localhost:4000/', host: 'localhost:3000' }).source).toBe(
      'referral',
    )
  })
})
