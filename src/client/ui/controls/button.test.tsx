// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does nothing while busy, keeps its focus, and says that it is busy', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(1)

    rerender(form(true))
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('submits nothing unless asked to', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Show</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('still answers a press when the caller marks it aria-disabled, so that it can explain itself', async () => {
    const onClick = vi.fn()
    render(
      <Button aria-disabled onClick={onClick}>
        Cancel my plan
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel my plan' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
