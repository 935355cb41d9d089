// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Composer } from './composer.tsx'

type State = { text?: string; isSending?: boolean; isReady?: boolean; isComing?: boolean }
type HarnessProps = State & { onSend: (text: string) => void; onStop: () => void }

const field = createRef<HTMLTextAreaElement>()

function Harness({
  text: first = '',
  isSending = false,
  isReady = true,
  isComing = false,
  onSend,
  onStop,
}: HarnessProps) {
  const [text, setText] = useState(first)
  const state = { isSending, isReady, isComing, problem: null, placeholder: 'Write' }
  return <Composer text={text} onText={setText} onSend={onSend} onStop={onStop} field={field} {...state} />
}

function renderComposer(state: State = {}) {
  const onSend = vi.fn()
  const onStop = vi.fn()
  const { rerender } = render(<Harness {...state} onSend={onSend} onStop={onStop} />)
  const become = (next: State) => rerender(<Harness {...state} {...next} onSend={onSend} onStop={onStop} />)
  const field = screen.getByRole('textbox', { name: 'Message WingMate' })
  const sendButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  return { onSend, onStop, field, sendButton, become }
}

it('sends with Enter, without the space around', () => {
  const { onSend, field } = renderComposer({ text: '  hello \n' })
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello')
})

it('leaves Shift+Enter and an unfinished character to the field', () => {
  const { onSend, field } = renderComposer({ text: 'こん' })
  expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true)
  expect(onSend).not.toHaveBeenCalled()
})

it('holds what was sent while the chat loads, and sends it once the chat is there', () => {
  const { onSend, field, become } = renderComposer({ text: 'hello', isReady: false, isComing: true })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
  screen.getByText('Your chat is loading. This goes out as soon as it’s ready.')
  become({ isReady: true, isComing: false })
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello')
  expect(screen.queryByText(/Your chat is loading/)).toBeNull()
})

it('also holds it after the button was pressed, and drops it if the person keeps writing', () => {
  const { onSend, field, sendButton, become } = renderComposer({ text: 'hello', isReady: false, isComing: true })
  fireEvent.click(sendButton)
  screen.getByText(/Your chat is loading/)
  fireEvent.change(field, { target: { value: 'hello, wait' } })
  become({ isReady: true, isComing: false })
  expect(onSend).not.toHaveBeenCalled()
})

it('sends nothing by itself later when the chat did not load', () => {
  const { onSend, field, become } = renderComposer({ text: 'hello', isReady: false, isComing: true })
  fireEvent.keyDown(field, { key: 'Enter' })
  become({ isReady: false, isComing: false })
  become({ isReady: true, isComing: false })
  expect(onSend).not.toHaveBeenCalled()
})

it('shows right-to-left text from right to left', () => {
  expect(renderComposer().field.getAttribute('dir')).toBe('auto')
})

it('sends nothing blank, nothing while sending, and nothing to a chat that did not load', () => {
  for (const state of [{ text: ' \n ' }, { text: 'hello', isSending: true }, { text: 'hello', isReady: false }]) {
    const { onSend, field, sendButton } = renderComposer(state)
    expect(sendButton.disabled).toBe(true)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onSend).not.toHaveBeenCalled()
    cleanup()
  }
})

it('offers Stop only while sending', () => {
  const { onStop } = renderComposer({ isSending: true })
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

it('says when the end is near, and holds a message that is too long', () => {
  const { onSend, field, sendButton } = renderComposer({ text: 'a'.repeat(3600) })
  expect(screen.queryByText(/left/)).toBeNull()
  fireEvent.change(field, { target: { value: 'a'.repeat(3999) } })
  screen.getByText('1 character left.')
  fireEvent.change(field, { target: { value: 'a'.repeat(4000) } })
  expect(sendButton.disabled).toBe(false)
  fireEvent.change(field, { target: { value: 'a'.repeat(4002) } })
  screen.getByText(/^2 characters too many/)
  expect(sendButton.disabled).toBe(true)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
})
