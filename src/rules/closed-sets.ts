/** Whether a text from outside, such as a form's value, is one of a closed set. */
export function isIn<Value extends string>(values: readonly Value[], text: string): text is Value {
  return values.some((value) => value === text)
}

/** The keys of a table in their order, typed. `Object.keys` answers with plain text, since an object may hold more. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** A table with a value for each of these keys. */
export function tableOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key, place: number) => Value) {
  return Object.fromEntries(keys.map((key, place) => [key, make(key, place)])) as Record<Key, Value>
}
