import { useState } from 'react'

type Controllable<T> = {
  value: T | undefined
  defaultValue: T
  onChange: ((value: T) => void) | undefined
}

/** A value that is either controlled by the caller (value given) or held by the component. */
export function useControllable<T>({ value, defaultValue, onChange }: Controllable<T>) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  function change(next: T) {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [current, change] as const
}
