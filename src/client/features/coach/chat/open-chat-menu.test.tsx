// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { howToDelete } from '#content/coach/crisis/words/leaving-nothing.ts'
import { OpenChatMenu } from './open-chat-menu.tsx'

/** Somebody in a hurry does what the coach says, so its words and the menu's have to be the same. */
it('has the words that the coach names to delete a chat', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const nothing = () => {}
  render(
    <OpenChatMenu
      trigger={createRef<HTMLButtonElement>()}
      lifeArea="work"
      onLifeArea={nothing}
      onAct={nothing}
      className=""
      isByKeyboard={false}
    />,
  )
  const label = /“(.+)”/.exec(howToDelete)?.[1] ?? ''
  expect(screen.getByRole('menuitem', { name: label })).toBeTruthy()
})
