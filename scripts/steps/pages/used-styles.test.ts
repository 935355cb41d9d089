import { expect, it } from 'vitest'
import { readStyles } from './used-styles.mjs'

const partFor = (css: string, html: string) => readStyles(css)(html)

it('takes the rules whose classes are all on the page, in their order', () => {
  const css = '.a{top:0}.b{top:1px}.a.b{top:2px}.a>.c{top:3px}p{top:4px}.a:hover{top:5px}'
  expect(partFor(css, '<p class="a">')).toBe('.a{top:0}p{top:4px}.a:hover{top:5px}')
  expect(partFor(css, '<p class="b a">')).toBe('.a{top:0}.b{top:1px}.a.b{top:2px}p{top:4px}.a:hover{top:5px}')
})

it('leaves out the selectors of a rule that the page does not meet, and blocks that are empty then', () => {
  expect(partFor('.a,.b{top:0}@media print{.b{top:0}}', '<p class="a">')).toBe('.a{top:0}')
})

it('knows a class by its name, however the sheet or the page writes it', () => {
  const css = String.raw`.w-1\.5{width:1px}.\32 xl{width:2px}.\[\&\>p\]\:x>p{width:3px}.a\:\(b\){width:4px}`
  expect(partFor(css, '<p class="w-1.5 2xl [&amp;&gt;p]:x a:(b)">')).toBe(css)
  expect(partFor(css, '<p class="w-1 5">')).toBe('')
})

it('keeps what it cannot judge: states, attributes, what stands in parentheses', () => {
  const css = ':where(.b>*){top:0}.a:not(.b){top:1px}[data-theme="x.y"] .a{top:2px}'
  expect(partFor(css, '<p class="a">')).toBe(css)
})

it('keeps a layer that is empty: the whole sheet, when it comes, finds the order it has itself', () => {
  expect(partFor('@layer base{p{top:0}}@layer parts{.b{top:0}}@layer last{p{top:1px}}', '')).toBe(
    '@layer base{p{top:0}}@layer parts{}@layer last{p{top:1px}}',
  )
})

it('leaves out variables and animations that nothing refers to any more', () => {
  const css = [
    ':root{--one:1px;--two:var(--three);--three:3px;--ink:#000}',
    '@property --one{syntax:"*"}@property --two{syntax:"*"}',
    '@keyframes rise{0%{top:0}33.3%{top:1px}}@keyframes sink{to{top:0}}',
    '.a{left:var(--one);animation:rise 1s}.b{left:var(--two);animation:sink 1s}',
  ].join('')
  expect(partFor(css, '<svg class="a" fill="var(--ink)">')).toBe(
    ':root{--one:1px;--ink:#000}@property --one{syntax:"*"}@keyframes rise{0%{top:0}33.3%{top:1px}}.a{left:var(--one);animation:rise 1s}',
  )
})
