import { useId } from 'react'
import { type ForumCategory, forumCategories, forumCategoryLabels } from '#rules/forum/categories.ts'

type CategoryChoiceProps = { value: ForumCategory | null; onChange: (category: ForumCategory) => void }

/** One of three, with no default: the author has to decide. */
export function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Category</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2">
        {forumCategories.map((category) => (
          <label
            key={category}
            className="relative grid min-h-14 place-items-center rounded-act border border-edge bg-surface px-2 py-2 text-center text-sm leading-tight font-firm transition-colors hover:bg-sunk has-checked:border-sage has-checked:bg-sage-soft has-checked:text-on-sage-soft has-checked:inset-ring has-checked:inset-ring-sage"
          >
            <input
              type="radio"
              name={name}
              value={category}
              checked={value === category}
              onChange={() => onChange(category)}
              className="absolute -inset-px cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-1"
            />
            {forumCategoryLabels[category]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
