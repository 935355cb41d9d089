// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextAreaField, TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'

function describedBy(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('fields', () => {
  it('ties label, hint and error to the control, the error first', () => {
    render(<TextField label="Email" hint="Only you can see this." error="Add the ending." />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(describedBy(input)).toEqual(['Add the ending.', 'Only you can see this.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('marks nothing invalid without an error', () => {
    render(<TextField label="Email" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('labels each show-password button with its field, where there are several', () => {
    render(
      <>
        <PasswordField label="Current password" />
        <PasswordField label="New password" />
      </>,
    )
    screen.getByRole('button', { name: 'Show current password' })
    screen.getByRole('button', { name: 'Show new password' })
  })

  it('shows and hides a password without losing it', async () => {
    render(<PasswordField label="Password" />)
    const input = screen.getByLabelText('Password')
    await userEvent.type(input, 'six letters')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.getAttribute('type')).toBe('password')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('six letters')
  })
})

it('lets words run the way their letters do', () => {
  render(
    <>
      <TextField label="Title" />
      <TextAreaField label="Note" />
      <TextField label="Email" type="email" />
    </>,
  )
  const directionOf = (label: string) => screen.getByLabelText(label).getAttribute('dir')
  expect(['Title', 'Note', 'Email'].map(directionOf)).toEqual(['auto', 'auto', null])
})
