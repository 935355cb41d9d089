import { Chip } from '#client/ui/controls/chip.tsx'
import { ChipRow } from '#client/ui/controls/chip-row.tsx'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { difficultyLevels, difficultyNames } from '#rules/challenges/facts.ts'
import type { ChallengeView } from './challenge-view.ts'
import { categoryLabels } from './challenge-words.ts'
import { categoriesOf } from './select-challenges.ts'

type ChallengeFiltersProps = {
  challenges: readonly ExposureChallenge[]
  view: ChallengeView
  onShow: (change: Partial<ChallengeView>) => void
}

export function ChallengeFilters({ challenges, view, onShow }: ChallengeFiltersProps) {
  const hasOwn = challenges.some(({ isOwn }) => isOwn)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <ChipRow label="Category" className="desk:flex-wrap">
        <Chip isSelected={view.category === null} onClick={() => onShow({ category: null })}>
          All kinds
        </Chip>
        {categoriesOf(challenges).map((category) => (
          <Chip key={category} isSelected={category === view.category} onClick={() => onShow({ category })}>
            {categoryLabels[category]}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label="Difficulty" className="desk:flex-wrap">
        <Chip isSelected={view.level === null} onClick={() => onShow({ level: null })}>
          Any level
        </Chip>
        {difficultyLevels.map((level) => (
          <Chip key={level} isSelected={level === view.level} onClick={() => onShow({ level })}>
            {difficultyNames[level]}
          </Chip>
        ))}
        {hasOwn && (
          <Chip isSelected={view.onlyOwn} onClick={() => onShow({ onlyOwn: !view.onlyOwn })}>
            Added by you
          </Chip>
        )}
      </ChipRow>
    </div>
  )
}
