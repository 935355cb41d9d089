export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: unknown): target is Field {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)
}

/**
 * Tells the app what was filled in before it came. React takes what it finds for what it wrote, and an event that changes
 * nothing goes unheard; or it has put its own empty value there meanwhile. So the field is emptied past React's own
 * setter and filled again.
 */
export function restateTyped(field: Field, value: string) {
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
  // Fields for addresses and numbers have no caret to put back.
  const hasCaret = field.selectionStart !== null && document.activeElement === field
  if (hasCaret) field.setSelectionRange(caret, caret)
}

function tell(field: Field, type: 'input' | 'change') {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
