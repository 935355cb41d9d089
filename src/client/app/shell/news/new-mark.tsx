import { Badge } from '#client/ui/surfaces/badge.tsx'

/** The badge on the entry itself. */
export function NewBadge() {
  return (
    <Badge tone="apricot" className="ml-2">
      New
    </Badge>
  )
}

/** The dot on the button that contains such an entry. Not read out: the entry is, once the menu is open. */
export function NewDot() {
  return <span aria-hidden="true" className="size-2 rounded-full bg-apricot inset-ring inset-ring-apricot-ink" />
}
