import { type FormEvent, useRef, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import type { FieldErrors } from './checks.ts'
import { type Problem, readProblem } from './problem.ts'

type FormRules<Name extends string> = {
  /** In the order of the page: the first one that needs another look gets the focus. */
  fields: readonly Name[]
  /** What stands in the way of sending. */
  check?: (values: Record<Name, string>) => FieldErrors
  /** The form is busy until this settles. What it throws becomes the form's problem. */
  send: (values: Record<Name, string>) => Promise<void>
  /** Refusals that are about one field, shown there. */
  blames?: Partial<Record<ErrorCode, Name>>
  /** True takes an error off the form's hands, as when the session is gone. */
  claimError?: (error: unknown) => boolean
  /** Beside what the form itself shows. */
  onProblem?: (problem: Problem) => void
  /** Said when the server refuses without words. */
  fallback?: string
}

const plainFallback = 'That did not go through.'

/**
 * One form. Its fields stay uncontrolled: what was typed before the scripts arrived counts, a password manager's
 * filling counts, and nothing typed is lost when sending fails.
 */
export function useForm<Name extends string>(rules: FormRules<Name>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  // React draws the busy state only after a second click may have come; a ref is there at once.
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
    // A form sent before the scripts arrived must not put a password into the address, hence "post".
    formProps: { onSubmit, onInput, noValidate: true, method: 'post' } as const,
  }
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]) {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}
