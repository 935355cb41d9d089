import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

it.each([
  ["I'm Noor, and it's theirs' now.", 'I’m Noor, and it’s theirs’ now.'],
  ['Say "hello" and ("no") wait.', 'Say “hello” and (“no”) wait.'],
  ['She said "he told me \'go\' twice".', 'She said “he told me ‘go’ twice”.'],
  ['"I bet that..." and see', '“I bet that…” and see'],
  ["In the '90s", 'In the ’90s'],
  ['<p>"One"</p>\n<p>"Two" <em>"three"</em>\'s</p>', '<p>“One”</p>\n<p>“Two” <em>“three”</em>’s</p>'],
  ['<p>One<strong>"two"</strong></p>', '<p>One<strong>”two”</strong></p>'],
  ['<a href="/help-now" rel="noopener">it\'s here</a>', '<a href="/help-now" rel="noopener">it’s here</a>'],
  ['“Already” curly, isn’t it…', '“Already” curly, isn’t it…'],
])('sets %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})
