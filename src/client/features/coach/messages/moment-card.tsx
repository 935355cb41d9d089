import { CalendarPlus, ChevronRight, NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { comingWords } from '#client/parts/moments/coming-moment.ts'
import type { ChatMoment } from '#contract/moments/chat-moment.ts'

/** A moment next to the coach's reply: one to add, filled in, or one that is over. */
export function MomentCard({ moment }: { moment: ChatMoment }) {
  const { label, note, link, Icon } = facesOf(moment)
  return (
    <Link
      {...link}
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-turn-them border border-line bg-surface px-4 py-3.5 text-ink no-underline"
    >
      <span className="grid size-11 place-items-center rounded-drop-them bg-apricot-soft text-apricot-ink">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-ink-2">{label}</span>
        <span dir="auto" className="mt-0.5 block font-serif text-h3 text-balance wrap-anywhere group-hover:underline">
          {moment.title}
        </span>
        {note && <span className="mt-0.5 block text-sm text-ink-2">{note}</span>}
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Link>
  )
}

function facesOf(moment: ChatMoment) {
  if (moment.kind === 'coming') {
    // Passed in this tab's history state and not in the address, which servers log.
    const link = { to: '/moments', state: { coming: moment } }
    return { label: 'Add it as a moment', note: comingWords(moment), link, Icon: CalendarPlus }
  }
  const { id, isWritten } = moment
  const to = `/moments/${id}${isWritten ? '' : '?phase=after'}`
  const label = isWritten ? 'What you wrote' : 'Write down how it went'
  return { label, note: isWritten ? null : 'Three minutes, then it’s closed', link: { to }, Icon: NotebookPen }
}
