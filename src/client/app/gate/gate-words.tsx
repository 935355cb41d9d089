import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { FailureNote } from '../failures/failure-note.tsx'
import { RefusedScreen } from './refused-screen.tsx'

/** What the gate shows if the server failed. Loaded separately, to keep the first visit small. */
export function GateWords() {
  return useCurrentUser().isUnreachable ? <RefusedScreen /> : <FailureNote />
}
