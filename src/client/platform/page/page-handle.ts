import type { ComponentType } from 'react'

/** What a route module may ask of the frame around it, by `export const handle: PageHandle = …`. */
export type PageHandle = {
  /** `bare` leaves out header, bottom bar and footer; Help now stays. */
  frame?: 'full' | 'bare'
  /** False where the screen's own controls stand at the bottom edge of a phone. */
  hasBottomBar?: boolean
  /** Stands beside the sign-in form when a signed-out visitor opens this page. */
  SignInAside?: ComponentType
}
