import { expect, it } from 'vitest'
import { arrange, wakesAt } from './arrange-pages.mjs'

const built = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="font" href="/assets/figtree.woff2"/>',
  '<link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/frame.js"/>',
  '<link rel="stylesheet" href="/assets/frame.css#"/><script src="/theme.js"> </script></head>',
  '<body><h1>Words</h1><script type="module" async="">import "/assets/manifest-1a2b3c.js"</script></body></html>',
].join('')

const firstScript = 'let first'
const readSheet = (address: string) => () => `/* of ${address} */`
const touched = { wakes: 'touched', readSheet } as const

it('puts the styles into the page, then asks for the fonts, and leaves all else to the first script', () => {
  const { html } = arrange(built, firstScript, touched)
  const places = ['<style>/* of /assets/frame.css */</style>', 'figtree.woff2', 'let first', '<h1>']
  const found = places.map((part) => html.indexOf(part))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(html).not.toMatch(/rel="stylesheet"|modulepreload|import "/)
})

it('tells the first script what to load and when, and keeps the place where React expects its start', () => {
  const { html, startFile } = arrange(built, firstScript, touched)
  expect(startFile.code).toBe('import "/assets/manifest-1a2b3c.js"')
  expect(startFile.name).toMatch(/^start-1a2b3c-\w{8}\.js$/)
  const said = `data-styles="/assets/frame.css#" data-start="/assets/${startFile.name}" data-files="react.js frame.js"`
  expect(html).toContain(`<script ${said} data-wakes="touched">let first</script>`)
  expect(html).toContain('<script type="module" async=""></script>')
  expect(arrange(built, firstScript, { wakes: 'now', readSheet }).html).toContain(`<script ${said} data-wakes="now">`)
})

it('tells the shell, which stands at many addresses, what belongs to each', () => {
  const screens = { files: ['coach.js'], screens: { '/coach': [0] }, member: [], home: [] }
  const { html } = arrange(built, firstScript, { wakes: 'now', readSheet, screens })
  const [, said = ''] = / data-screens="([^"]+)"/.exec(html) ?? []
  expect(JSON.parse(said.replaceAll('&quot;', '"'))).toEqual(screens)
})

it('refuses a page whose structure it does not know', () => {
  expect(() => arrange('<html><head></head><body></body></html>', firstScript, touched)).toThrow('no styles')
})

it('loads the scripts of the shell at once, of pages that change by themselves when the browser is idle, of all others at the first touch', () => {
  const found = ['__spa-fallback.html', 'help-now/index.html', 'privacy/index.html', 'auth/index.html', 'index.html']
  expect(found.map(wakesAt)).toEqual(['now', 'touched', 'idle', 'touched', 'touched'])
})
