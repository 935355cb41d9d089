import { EllipsisVertical } from 'lucide-react'
import { LazyMenu } from '#client/ui/layers/lazy-menu.tsx'
import type { ChatMenuProps } from './open-chat-menu.tsx'

const buttonClass = 'grid size-12 flex-none place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunk'

const loadMenu = () => import('./open-chat-menu.tsx').then((module) => module.OpenChatMenu)

export function ChatMenu(props: ChatMenuProps) {
  return (
    <LazyMenu label="Chat options" className={buttonClass} load={loadMenu} own={props}>
      <EllipsisVertical aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </LazyMenu>
  )
}
