import { expect, it } from 'vitest'
import { arrange } from './steps/arrange-pages.mjs'

const built = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="font" href="/assets/figtree.woff2"/>',
  '<link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/frame.js"/>',
  '<link rel="stylesheet" href="/assets/frame.css"/><script src="/theme.js"> </script></head>',
  '<body><h1>Words</h1><script type="module" async="">import "/assets/manifest-1a2b3c.js"</script></body></html>',
].join('')

const firstScript = 'let first'

it('puts the styles first, then the fonts, and the scripts after the words', () => {
  const { html, startFile } = arrange(built, firstScript, false)
  const places = ['frame.css', 'figtree.woff2', 'let first', '<h1>', 'modulepreload', '<script type="module"']
  const found = places.map((part) => html.indexOf(part))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(startFile).toBeUndefined()
})

it('asks for scripts last, and loses none', () => {
  const links = arrange(built, firstScript, false).html.match(/<link[^>]*modulepreload[^>]*>/g)
  expect(links).toHaveLength(2)
  for (const link of links ?? []) expect(link).toContain('fetchPriority="low"')
})

it('leaves the scripts of a page that waits to the first touch, and React its place for them', () => {
  const { html, startFile } = arrange(built, firstScript, true)
  expect(startFile?.code).toBe('import "/assets/manifest-1a2b3c.js"')
  expect(startFile?.name).toMatch(/^start-1a2b3c-\w{8}\.js$/)
  expect(html).toContain(
    `<script data-start="/assets/${startFile?.name}" data-files="react.js frame.js">let first</script>`,
  )
  expect(html).toContain('<script type="module" async=""></script>')
  expect(html).not.toMatch(/modulepreload|import "/)
})

it('refuses a page that it does not know its way around in', () => {
  expect(() => arrange('<html><head></head><body></body></html>', firstScript, false)).toThrow('no styles')
})
