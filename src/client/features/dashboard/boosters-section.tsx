import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryPicture, type CategoryPictureName } from '#client/parts/category-pictures.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { type Technique, type TechniqueId, techniques } from '#content/techniques.ts'
import { SectionHeader } from './section-header.tsx'

/** A breath, a stretch, a thought: one of each kind, quickest first. */
const quick: readonly { id: TechniqueId; picture: CategoryPictureName }[] = [
  { id: 'power-breathing', picture: 'calm' },
  { id: 'movement-stretch', picture: 'steps' },
  { id: 'mental-reset', picture: 'thought' },
]

export function BoostersSection({ className }: { className?: string }) {
  return (
    <section aria-labelledby="quick-boosters" className={classNames('flex flex-col', className)}>
      <SectionHeader
        id="quick-boosters"
        title="Quick Energy Boosters"
        link={{ label: 'All boosters', to: '/techniques' }}
      />
      <ul className="mt-1 grid flex-1 auto-rows-fr divide-y divide-line">
        {quick.map(({ id, picture }) => {
          const technique = techniques.find((one) => one.id === id)
          return technique && <BoosterRow key={id} technique={technique} picture={picture} />
        })}
      </ul>
    </section>
  )
}

function BoosterRow({ technique, picture }: { technique: Technique; picture: CategoryPictureName }) {
  const { id, title, description, duration } = technique
  return (
    <li className="grid">
      <Link
        to={`/energy-boost/${id}`}
        className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-r1 py-4 text-ink no-underline"
      >
        <CategoryPicture name={picture} className="w-13" />
        <span>
          <b className="group-hover:underline">{title}</b>
          <span className="block text-sm text-ink-2">{description}</span>
        </span>
        <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-ink-2">
          {duration} min
          <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </span>
      </Link>
    </li>
  )
}
