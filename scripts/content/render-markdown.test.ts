// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTags, parseMarkdown, renderMarkdown } from './render-markdown.ts'
import { xssCorpus } from './xss-corpus.ts'

const parser = new DOMParser()

/** Parsed by a real HTML parser, as a browser would. */
function elementsOf(html: string): Element[] {
  return [...parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').querySelectorAll('body *, head *')]
}

/** Everything in this HTML that must not be there. */
function dangersIn(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const tag = element.localName
    const tagDanger = allowedTags.includes(tag) ? [] : [`<${tag}>`]
    const attributes = [...element.attributes].map(({ name, value }) => `${tag} ${name}=${value}`)
    return [...tagDanger, ...attributes.filter((attribute) => !isHarmless(attribute))]
  })
}

function isHarmless(attribute: string): boolean {
  if (attribute === 'aside class=cta' || attribute === 'aside class=' || attribute === 'a rel=noopener noreferrer')
    return true
  const [, href] = /^a href=(.*)$/s.exec(attribute) ?? []
  if (href === undefined) return false
  const url = new URL(href, 'https://own.invalid')
  return url.origin === 'https://own.invalid'
    ? href.startsWith('/')
    : ['https:', 'mailto:', 'tel:', 'sms:'].includes(url.protocol)
}

describe('renderMarkdown', () => {
  it('makes two asterisks bold and one italic, and keeps line breaks', () => {
    expect(renderMarkdown('Say **hello**\nand *stop*.')).toBe(
      '<p>Say <strong>hello</strong><br />and <em>stop</em>.</p>',
    )
  })

  it('makes lists, quotations and headings', () => {
    expect(renderMarkdown('## Tonight\n\n- one\n- two\n\n> "Hi."')).toBe(
      '<h2>Tonight</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<blockquote>\n<p>“Hi.”</p>\n</blockquote>',
    )
  })

  it('keeps the call to action and the questions as written', () => {
    const cta = '<aside class="cta"><p>Try it.</p><p><a href="/small-talk-cues">Open</a></p></aside>'
    const faq = '<details><summary>Why?</summary><p>Because.</p></details>'
    expect(renderMarkdown(`${cta}\n\n${faq}`)).toBe(`${cta}${faq}`)
  })

  it('lets links lead to our pages, the web over https, mail, calls and messages', () => {
    const hrefs = ['/help-now', '/articles/x?from=y#z', 'mailto:a@b.example', 'tel:988', 'sms:741741?&body=HOME']
    for (const href of hrefs) {
      expect(
        elementsOf(renderMarkdown(`<a href="${href}">x</a>`))
          .at(-1)
          ?.getAttribute('href'),
      ).toBe(href)
    }
    expect(renderMarkdown('[x](https://example.com/a?b=1&c=2)')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">x</a></p>',
    )
  })

  it('keeps the words of a link that may not stay', () => {
    expect(renderMarkdown('Read [this](javascript:alert(1)) now')).toBe('<p>Read this now</p>')
  })

  it('drops the words inside scripts and styles', () => {
    expect(renderMarkdown('a<script>one()</script>b<style>p{}</style>c')).toBe('<p>abc</p>')
  })

  it.each(xssCorpus)('takes the danger out of %j', (attack) => {
    const html = renderMarkdown(attack)
    expect(dangersIn(html)).toEqual([])
    expect(renderMarkdown(`Before.\n\n${attack}\n\nAfter.`)).toContain('Before.')
  })

  it('takes the danger out of any mixture of attacks', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...xssCorpus),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '`',
        '</p>',
        '<p ',
        '<a href=',
        '<!--',
        '-->',
        '\n\n',
        '<details>',
        '<aside ',
        '=',
        '\\',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        expect(dangersIn(renderMarkdown(parts.join('')))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is tested with attacks that are dangerous until it has cleaned them', () => {
    const unharmed = xssCorpus.filter((attack) => dangersIn(parseMarkdown(attack)).length === 0)
    expect(unharmed.length).toBeLessThan(xssCorpus.length / 6)
  })
})

describe('the articles and lessons', () => {
  it('hold nothing that the page would lose', async () => {
    const lost: string[] = []
    for (const folder of ['src/content/articles', 'src/content/lessons', 'src/content/guides']) {
      for (const name of await readdir(folder)) {
        const source = (await readFile(join(folder, name), 'utf8')).replace(/^---\n.*?\n---\n/s, '')
        lost.push(...dangersIn(parseMarkdown(source)).map((danger) => `${folder}/${name}: ${danger}`))
      }
    }
    expect(lost).toEqual([])
  })
})
