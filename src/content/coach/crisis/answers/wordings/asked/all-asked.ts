import { askedBody1 } from './asked-body-1.ts'
import { askedBody2 } from './asked-body-2.ts'
import { askedChild1 } from './asked-child-1.ts'
import { askedFriend1 } from './asked-friend-1.ts'
import { askedFriend2 } from './asked-friend-2.ts'
import { askedHurt1 } from './asked-hurt-1.ts'
import { askedHurt2 } from './asked-hurt-2.ts'
import { askedOwn1 } from './asked-own-1.ts'
import { askedOwn2 } from './asked-own-2.ts'

/** Questions that people in danger asked, by the id of the answer that others found to fit. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  ...askedOwn1,
  ...askedOwn2,
  ...askedHurt1,
  ...askedHurt2,
  ...askedFriend1,
  ...askedFriend2,
  ...askedBody1,
  ...askedBody2,
  ...askedChild1,
}
