// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { turnFor } from './use-deck-keys.ts'

function press(key: string, on = '<main></main>', keys: Partial<KeyboardEvent> = {}) {
  document.body.innerHTML = on
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false }
  return turnFor({ ...plain, key, target, ...keys })
}

describe('a key on the cards screen', () => {
  it('draws with right, space and enter, and looks back with left', () => {
    expect(['ArrowRight', ' ', 'Enter'].map((key) => press(key))).toEqual(['draw', 'draw', 'draw'])
    expect(press('ArrowLeft')).toBe('look-back')
    expect(press('a')).toBeNull()
  })

  it('leaves space and enter to the button that has focus, and still takes the arrows', () => {
    const button = '<button><span data-here></span></button>'
    expect([' ', 'Enter'].map((key) => press(key, button))).toEqual([null, null])
    expect(press('ArrowRight', button)).toBe('draw')
  })

  it('leaves every key to fields, menus and dialogs', () => {
    for (const other of [
      '<input>',
      '<div role="menu"><a data-here></a></div>',
      '<div role="dialog"><p data-here></p></div>',
    ]) {
      expect(press('ArrowRight', other), other).toBeNull()
    }
  })

  it('leaves the browser its own shortcuts: alt and left is back', () => {
    expect(press('ArrowLeft', '<main></main>', { altKey: true })).toBeNull()
    expect(press('Enter', '<main></main>', { ctrlKey: true })).toBeNull()
    expect(press(' ', '<main></main>', { defaultPrevented: true })).toBeNull()
  })
})
