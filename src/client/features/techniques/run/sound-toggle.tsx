import { Volume2, VolumeX } from 'lucide-react'
import { StageButton } from './stage-button.tsx'

type SoundToggleProps = { isOn: boolean; onToggle: () => void; className?: string }

export function SoundToggle({ isOn, onToggle, className }: SoundToggleProps) {
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <StageButton label={isOn ? 'Turn sound off' : 'Turn sound on'} onClick={onToggle} {...(className && { className })}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
    </StageButton>
  )
}
