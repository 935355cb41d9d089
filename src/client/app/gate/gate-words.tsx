import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { FailureNote } from '../failures/failure-note.tsx'
import { RefusedScreen } from './refused-screen.tsx'

/** What the gate has to say when the server did not do as asked. One piece, because the first visit has no room for it. */
export function GateWords() {
  return useCurrentUser().isUnreachable ? <RefusedScreen /> : <FailureNote />
}
