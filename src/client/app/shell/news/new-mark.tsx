import { Badge } from '#client/ui/surfaces/badge.tsx'

/** On the entry itself. */
export function NewBadge() {
  return (
    <Badge tone="apricot" className="ml-2">
      New
    </Badge>
  )
}

/** On the button that holds such an entry. It says nothing aloud: the entry does, once the menu is open. */
export function NewDot() {
  return <span aria-hidden="true" className="size-2 rounded-full bg-apricot inset-ring inset-ring-apricot-ink" />
}
