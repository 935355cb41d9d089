export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: unknown): target is Field {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)
}

/**
 * Tells the app what was typed before it loaded. React assumes that the value it finds is its own and ignores an event
 * that changes nothing; or it has already set its own empty value. So the field is emptied, bypassing React's setter,
 * and filled again.
 */
export function replayTyped(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  if (field instanceof HTMLSelectElement) {
    setter?.call(field, value)
    return tell(field, 'change')
  }
  const caret = field.value === value ? field.selectionStart : value.length
  for (const text of ['', value]) {
    setter?.call(field, text)
    tell(field, 'input')
  }
  // E-mail and number fields have no caret to restore.
  const hasCaret = field.selectionStart !== null && document.activeElement === field
  if (hasCaret) field.setSelectionRange(caret, caret)
}

function tell(field: Field, type: 'input' | 'change') {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
