import { setTheme, type Theme, useTheme } from '#client/platform/theme.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'

const options: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export function AppearanceSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="Kept in this browser. System follows your device.">
      <Segmented label="Appearance" options={options} value={useTheme()} onValueChange={setTheme} />
    </AccountSection>
  )
}
