/** Joins class names, dropping falsy ones. Later names do not override earlier ones; the order in the style sheet decides. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
