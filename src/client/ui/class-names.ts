/** Joins class names, leaving out what a condition ruled out. Later names do not overrule earlier ones; the style sheet's order does. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
