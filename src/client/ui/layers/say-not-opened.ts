import { toast } from '../feedback/toast.ts'

/** For something that is loaded when first opened and failed to load. */
export function sayNotOpened() {
  toast({ title: 'That did not open', description: 'Try again when you’re back online.', variant: 'destructive' })
}
