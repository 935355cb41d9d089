import { Search, Star } from 'lucide-react'
import { Chip } from '#client/ui/controls/chip.tsx'
import { ChipRow } from '#client/ui/controls/chip-row.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { cueStyles } from '#content/cues/cue.ts'
import { type CueView, styleLabels } from './cue-view.ts'

type StyleButtonsProps = { view: CueView; onShow: (change: Partial<CueView>) => void }

export function StyleButtons({ view, onShow }: StyleButtonsProps) {
  return (
    <ChipRow label="Style">
      {cueStyles.map((style) => (
        <Chip key={style} isSelected={style === view.style} onClick={() => onShow({ style })}>
          {styleLabels[style]}
        </Chip>
      ))}
    </ChipRow>
  )
}

type SearchBarProps = StyleButtonsProps & { words: string; onWords: (words: string) => void }

export function SearchBar({ view, onShow, words, onWords }: SearchBarProps) {
  return (
    <div className="flex items-center gap-2">
      <div className="relative min-w-0 flex-1 desk:w-64">
        {/* Hidden once something is typed, because browsers put their own clear button there. */}
        {words === '' && (
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-2"
          />
        )}
        <TextField
          type="search"
          label="Search lines and tips"
          isLabelHidden
          placeholder="Search lines and tips"
          autoComplete="off"
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      </div>
      <Chip
        isSelected={view.onlyFavorites}
        onClick={() => onShow({ onlyFavorites: !view.onlyFavorites })}
        className="min-h-13 flex-none"
      >
        <Star aria-hidden="true" strokeWidth={1.75} />
        Favorites
      </Chip>
    </div>
  )
}
