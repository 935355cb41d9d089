import { toast } from '../feedback/toast.ts'

/** For what is fetched when it is first opened, and did not come. */
export function sayNotOpened() {
  toast({ title: 'That did not open', description: 'Try again when you’re back online.', variant: 'destructive' })
}
