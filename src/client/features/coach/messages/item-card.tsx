import {
  BookOpen,
  ChevronRight,
  Footprints,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  Wind,
} from 'lucide-react'
import { Link } from 'react-router'
import type { ChatSource } from '#contract/coach.ts'

const kinds: Record<ChatSource['type'], { label: string; Icon: LucideIcon }> = {
  technique: { label: 'Confidence booster', Icon: Wind },
  challenge: { label: 'Challenge', Icon: Footprints },
  article: { label: 'Article', Icon: Newspaper },
  lesson: { label: 'Lesson', Icon: BookOpen },
  cue: { label: 'Talk starter', Icon: MessageCircle },
  situation: { label: 'For the moment itself', Icon: LifeBuoy },
}

/** An item of the library that the coach named. */
export function ItemCard({ source: { type, title, href } }: { source: ChatSource }) {
  const { label, Icon } = kinds[type]
  return (
    <Link
      to={href}
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-turn-them border border-line bg-surface px-4 py-3.5 text-ink no-underline"
    >
      <span className="grid size-11 place-items-center rounded-drop-them bg-sage-soft text-on-sage-soft">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-ink-2">{label}</span>
        <span className="mt-0.5 block font-serif text-h3 text-balance wrap-anywhere group-hover:underline">
          {type === 'cue' ? `“${title}”` : title}
        </span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Link>
  )
}
