import { ArrowLeft, Sparkle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import type { LifeArea } from '#rules/life-areas.ts'
import { areaOptions } from '../life-area-words.ts'

type ChatHeaderProps = {
  lifeArea: LifeArea
  onLifeArea: (lifeArea: LifeArea) => void
  /** The chat's menu. */
  menu: ReactNode
}

/** On a phone it replaces the frame's header, so it has the back link and Help now. */
export function ChatHeader({ lifeArea, onLifeArea, menu }: ChatHeaderProps) {
  return (
    <div className="wrap flex min-h-15 flex-none items-center gap-2.5 pt-[env(safe-area-inset-top)] desk:min-h-20 desk:gap-3.5 desk:pr-92">
      <Link
        to="/"
        aria-label="Back"
        className="-ml-3 grid size-12 flex-none place-items-center rounded-full text-ink desk:hidden"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Link>
      <span className="grid size-11 flex-none place-items-center rounded-drop-them bg-sage-soft text-on-sage-soft max-[26rem]:hidden desk:size-12">
        <Sparkle aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-h3 font-medium desk:text-h2">WingMate</h1>
        <p className="text-xs font-firm text-ink-2 desk:text-sm">
          An AI<span className="max-desk:hidden"> coach</span>, not a person
          <span className="max-desk:hidden">, not therapy</span>
        </p>
      </div>
      <Segmented
        label="What the chat is about"
        options={areaOptions}
        value={lifeArea}
        onValueChange={onLifeArea}
        className="max-desk:hidden"
      />
      {menu}
      <ButtonLink to="/help-now" variant="help" className="px-4! desk:hidden">
        Help now
      </ButtonLink>
    </div>
  )
}
