import { type FormEvent, useRef, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import { tableOf } from '#rules/closed-sets.ts'
import type { FieldErrors } from './checks.ts'
import { type Problem, readProblem } from './problem.ts'

type FormRules<Name extends string> = {
  /** In the order of the page: the first field with an error gets the focus. */
  fields: readonly Name[]
  /** Errors that prevent sending. */
  check?: (values: Record<Name, string>) => FieldErrors
  /** The form is busy until this settles. What it throws becomes the form's problem. */
  send: (values: Record<Name, string>) => Promise<void>
  /** Errors that are about one field and shown there. */
  blames?: Partial<Record<ErrorCode, Name>>
  /** Returns true if it has handled the error, for example because the session is gone. */
  claimError?: (error: unknown) => boolean
  /** In addition to what the form itself shows. */
  onProblem?: (problem: Problem) => void
  /** Shown if the server refuses without a message. */
  fallback?: string
}

const plainFallback = 'That did not go through.'

/**
 * State of one form. Its fields are uncontrolled: text typed before the scripts loaded counts, so does what a password
 * manager fills in, and nothing is lost if sending fails.
 */
export function useForm<Name extends string>(rules: FormRules<Name>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  // A second click may come before React has rendered the busy state; a ref changes at once.
  const isTaken = useRef(false)

  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found)
    const first = rules.fields.find((name) => found[name] !== undefined)
    if (first !== undefined) focusField(form, first)
    return first !== undefined
  }

  function showProblem(form: HTMLFormElement, error: unknown) {
    if (rules.claimError?.(error)) return
    const met = readProblem(error, rules.fallback ?? plainFallback)
    rules.onProblem?.(met)
    const blamed = met.code === null ? undefined : rules.blames?.[met.code]
    const found = blamed === undefined ? met.fieldErrors : { [blamed]: met.message }
    if (!showErrors(form, found)) setProblem(met)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isTaken.current) return
    setProblem(undefined)
    const values = readValues(form, rules.fields)
    if (showErrors(form, rules.check?.(values) ?? {})) return
    isTaken.current = true
    setSending(true)
    try {
      await rules.send(values)
    } catch (error) {
      showProblem(form, error)
    } finally {
      isTaken.current = false
      setSending(false)
    }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : ''
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
  }

  return {
    errors,
    problem,
    isSending,
    // "post", because a form sent before the scripts loaded must not put a password into the address.
    formProps: { onSubmit, onInput, noValidate: true, method: 'post' } as const,
  }
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]) {
  const data = new FormData(form)
  return tableOf(fields, (name) => String(data.get(name) ?? ''))
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}
