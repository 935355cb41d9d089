import { expect, it } from 'vitest'
import { arrange } from './steps/arrange-pages.mjs'

const built = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="font" href="/assets/figtree.woff2"/>',
  '<link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/frame.js"/>',
  '<link rel="stylesheet" href="/assets/frame.css"/><script src="/theme.js"></script></head>',
  '<body><h1>Words</h1><script type="module" async="">import "/assets/react.js"</script></body></html>',
].join('')

it('puts the styles first, then the fonts, and the scripts after the words', () => {
  const html = arrange(built)
  const places = ['frame.css', 'figtree.woff2', 'theme.js', '<h1>', 'modulepreload', '<script type="module"']
  const found = places.map((part) => html.indexOf(part))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

it('asks for scripts last, and loses none', () => {
  const links = arrange(built).match(/<link[^>]*modulepreload[^>]*>/g)
  expect(links).toHaveLength(2)
  for (const link of links ?? []) expect(link).toContain('fetchPriority="low"')
})

it('refuses a page that it does not know its way around in', () => {
  expect(() => arrange('<html><head></head><body></body></html>')).toThrow('no styles')
})
