import type { ComponentType } from 'react'

/** What a route module can ask of the frame around it, with `export const handle: PageHandle = …`. */
export type PageHandle = {
  /** `bare` omits header, bottom bar and footer; Help now stays. */
  frame?: 'full' | 'bare'
  /** False if the screen's own controls are at the bottom edge of a phone. */
  hasBottomBar?: boolean
  /** Next to the sign-in form when a signed-out visitor opens this page. */
  SignInAside?: ComponentType
}
