import { Notice } from '#client/ui/feedback/notice.tsx'

/** Handed to the sign-in screen by the deletion of an account. */
export type FarewellState = { isFarewell: true }

export function Farewell() {
  return (
    <Notice title="Your account is deleted." role="status">
      What belonged to it is gone, and every device is signed out. The articles and Help now stay open to you. Take
      care.
    </Notice>
  )
}
