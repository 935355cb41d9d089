import type { AccountPart } from './account-screen.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices/devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { HappenedSection } from './happened-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { TwoStepSection } from './two-step/two-step-section.tsx'

export const personParts: readonly AccountPart[] = [
  { id: 'name', title: 'Name', Section: NameSection },
  { id: 'email', title: 'Email', Section: EmailSection },
  { id: 'password', title: 'Password', Section: PasswordSection },
  { id: 'two-step', title: 'Two-step sign-in', Section: TwoStepSection },
  { id: 'appearance', title: 'Appearance', Section: AppearanceSection },
  { id: 'devices', title: 'Devices', Section: DevicesSection },
  { id: 'happened', title: 'What happened', Section: HappenedSection },
]

/** These sections come last, below those of other features. */
export const leavingParts: readonly AccountPart[] = [
  { id: 'data', title: 'Your data', Section: DataSection },
  { id: 'delete', title: 'Delete your account', Section: DeleteSection },
]
