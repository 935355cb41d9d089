import { Chip } from '#client/ui/controls/chip.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { lessonCategories } from '#content/reading/lesson.ts'
import type { LessonFilter, LessonWish } from './select-lessons.ts'

const filters: readonly LessonFilter[] = ['All', ...lessonCategories]

type LessonFiltersProps = { wish: LessonWish; onChange: (wish: LessonWish) => void }

export function LessonFilters({ wish, onChange }: LessonFiltersProps) {
  return (
    <search className="mt-6 grid gap-4 desk:mt-8 desk:grid-cols-[minmax(18rem,24rem)_1fr] desk:items-center desk:gap-8">
      <TextField
        type="search"
        label="Search articles"
        isLabelHidden
        placeholder="Search title, text or author"
        autoComplete="off"
        className="[&_input::-webkit-search-cancel-button]:grayscale"
        enterKeyHint="search"
        value={wish.search}
        onChange={(event) => onChange({ ...wish, search: event.target.value })}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Topic</legend>
        {filters.map((filter) => (
          <Chip key={filter} isSelected={filter === wish.filter} onClick={() => onChange({ ...wish, filter })}>
            {filter}
          </Chip>
        ))}
      </fieldset>
    </search>
  )
}
