import {
  ArrowLeft,
  CircleEllipsis,
  Coffee,
  Heart,
  type LucideIcon,
  Network,
  PartyPopper,
  Users,
  Wind,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'

export type SituationWords = {
  id: string
  name: string
  conversationStarters: readonly string[]
  breathingTip: string
  affirmation: string
}

const icons: Record<string, LucideIcon> = {
  coffee: Coffee,
  meeting: Users,
  party: PartyPopper,
  date: Heart,
  networking: Network,
}

type SituationHelpProps = {
  title: string
  /** A line below the title of the list. */
  lead: ReactNode
  situations: readonly SituationWords[]
  /** The one that is open at first. */
  startId?: string | null
}

/** Where is it happening? Then what to say there, how to calm down, and one true sentence. On the help background. */
export function SituationHelp({ title, lead, situations, startId = null }: SituationHelpProps) {
  const [openId, setOpenId] = useState(startId)
  const [lastId, setLastId] = useState<string | null>(null)
  const open = situations.find(({ id }) => id === openId)
  if (open) return <SituationDetail situation={open} onBack={() => setOpenId(null)} />
  return (
    <div className="flex h-full flex-col">
      <h2 className="text-h3 font-medium">{title}</h2>
      <p className="mt-1.5 text-sm text-on-help-2">{lead}</p>
      <ul className="mt-4 grid flex-1 auto-rows-fr grid-cols-[repeat(auto-fit,minmax(max(5.5rem,(100%_-_1rem)/3),1fr))] gap-2">
        {situations.map(({ id, name }) => {
          const Icon = icons[id] ?? CircleEllipsis
          return (
            <li key={id} className="grid">
              <button
                type="button"
                // When going back from a situation, focus returns to its button.
                ref={id === lastId ? takeFocus : null}
                onClick={() => {
                  setOpenId(id)
                  setLastId(id)
                }}
                className="grid min-h-18 content-between justify-items-start gap-1.5 rounded-act bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] px-2.5 py-3 text-left text-sm leading-tight font-semibold max-desk:text-[0.875rem] wrap-anywhere transition-colors hover:bg-[color-mix(in_oklab,var(--on-help)_19%,var(--help))]"
              >
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                {name}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function SituationDetail({ situation, onBack }: { situation: SituationWords; onBack: () => void }) {
  const { name, conversationStarters, breathingTip, affirmation } = situation
  return (
    <div className="motion-safe:animate-fade-in">
      <button
        type="button"
        onClick={onBack}
        className="-mt-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-r1 px-2 text-sm font-semibold text-on-help-2 hover:text-on-help"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Back
      </button>
      <h2 ref={takeFocus} tabIndex={-1} className="mt-1 text-h2 outline-none">
        {name}
      </h2>
      <h3 className="mt-4 font-sans text-xs font-semibold tracking-normal text-on-help-2">Say one of these</h3>
      <ul className="mt-2 grid gap-2">
        {conversationStarters.map((line) => (
          <li
            key={line}
            className="say rounded-turn-them bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] px-4 py-3"
          >
            “{line}”
          </li>
        ))}
      </ul>
      <h3 className="mt-5 flex items-center gap-2 font-sans text-xs font-semibold tracking-normal text-on-help-2">
        <Wind aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Settle first
      </h3>
      <p className="mt-1.5 text-body">{breathingTip}</p>
      <p className="say mt-5 border-t border-[color-mix(in_oklab,var(--on-help)_24%,var(--help))] pt-4 italic">
        {affirmation}
      </p>
    </div>
  )
}

/** A ref callback: runs once, when the element appears. */
function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
