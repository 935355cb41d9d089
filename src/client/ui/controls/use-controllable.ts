import { useState } from 'react'

type Controllable<T> = {
  value: T | undefined
  defaultValue: T
  onChange: ((value: T) => void) | undefined
}

/** One value that either the caller holds (value given) or the component holds itself. */
export function useControllable<T>({ value, defaultValue, onChange }: Controllable<T>) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  function change(next: T) {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [current, change] as const
}
