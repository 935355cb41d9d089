// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Bubble, MessageText } from './bubble.tsx'

it('lets each paragraph run the way its own letters do', () => {
  render(
    <Bubble who="you">
      <MessageText text={'قلت مرحبا\n\nand then nothing'} />
    </Bubble>,
  )
  for (const words of ['قلت مرحبا', 'and then nothing']) {
    expect(screen.getByText(words).getAttribute('dir')).toBe('auto')
  }
})
