import { Notice } from '#client/ui/feedback/notice.tsx'

/** Passed to the sign-in screen after an account was deleted. */
export type FarewellState = { isFarewell: true }

export function Farewell() {
  return (
    <Notice title="Your account is deleted." role="status">
      What belonged to it is gone, and every device is signed out. The articles and Help now stay open to you. Take
      care.
    </Notice>
  )
}
