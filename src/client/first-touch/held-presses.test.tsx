// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdPresses } from './held-presses.ts'

const onSend = vi.fn()

function Screen() {
  const [word, setWord] = useState('')
  const [count, setCount] = useState(0)
  const [isChosen, setChosen] = useState(false)
  // As on our pages, what differs in the browser is rendered at once, before the page counts as awake.
  const isAwake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => document.documentElement.setAttribute('data-awake', ''), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(word)
      }}
    >
      <input aria-label="Word" value={word} onChange={(event) => setWord(event.currentTarget.value)} />
      <input type="checkbox" checked={isChosen} onChange={(event) => setChosen(event.currentTarget.checked)} />
      <output>{`${word} ${count} ${isChosen}`}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="submit">Send</button>
      <button type="button" data-asleep={isAwake ? undefined : ''} disabled={!isAwake} onClick={() => onSend('slept')}>
        Sleeper
      </button>
      <a href="#there">There</a>
    </form>
  )
}

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onSend.mockClear()
  document.documentElement.removeAttribute('data-awake')
  place = document.createElement('div')
  place.innerHTML = renderToString(<Screen />)
  document.body.replaceChildren(place)
})
afterEach(cleanup)

const wake = () => act(async () => void hydrateRoot(place, <Screen />))

function type(text: string) {
  const field = find<HTMLInputElement>('input')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('carries out a press from before the scripts loaded, once however often it was repeated', async () => {
  holdPresses()
  const more = find<HTMLButtonElement>('button[type=button]')
  for (let i = 0; i < 3; i += 1) more.click()
  expect(more.getAttribute('aria-busy')).toBe('true')
  await wake()
  expect(find('output').textContent).toBe(' 1 false')
  expect(more.hasAttribute('aria-busy')).toBe(false)
  await act(async () => more.click())
  expect(find('output').textContent).toBe(' 2 false')
})

it('keeps what was typed, and sends it with the form that was sent too early', async () => {
  holdPresses()
  type('Robin')
  find<HTMLButtonElement>('button[type=submit]').click()
  expect(onSend).not.toHaveBeenCalled()
  await wake()
  expect(find<HTMLInputElement>('input').value).toBe('Robin')
  expect(find('output').textContent).toContain('Robin')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Robin')
})

it('carries out a choice that was made too early', async () => {
  holdPresses()
  find<HTMLInputElement>('input[type=checkbox]').click()
  await wake()
  expect(find('output').textContent).toBe(' 0 true')
  expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true)
})

it('leaves links to the browser', () => {
  const release = holdPresses()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  release()
})

it('leaves each press to the browser if the scripts cannot be loaded', () => {
  const release = holdPresses()
  const sent = vi.fn((event: Event) => event.preventDefault())
  find('form').addEventListener('submit', sent)
  find<HTMLButtonElement>('button[type=submit]').click()
  expect(sent).not.toHaveBeenCalled()
  release()
  expect(sent).toHaveBeenCalledOnce()
})

it('remembers a press on a button that is disabled in the HTML, and presses it once the app has loaded', async () => {
  holdPresses()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  find<HTMLElement>('[data-asleep]').click()
  expect(onSend).not.toHaveBeenCalled()
  await wake()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('slept')
})

it('leaves such a button disabled if the scripts do not load', () => {
  const giveUp = holdPresses()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const sleeper = find<HTMLButtonElement>('[data-asleep]')
  expect(sleeper.disabled).toBe(false)
  giveUp()
  expect(sleeper.disabled).toBe(true)
})
