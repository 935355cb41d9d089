import { Brain, EllipsisVertical, History, List, LogOut, MessageCirclePlus, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import type { OpenMenuProps } from '#client/ui/layers/lazy-menu.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#client/ui/layers/menu.tsx'
import { useFirstFocus } from '#client/ui/layers/use-first-focus.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { areaOptions } from '../life-area-words.ts'

export type ChatAct = 'subjects' | 'goodbye' | 'new' | 'past' | 'memory' | 'delete'

export type ChatMenuProps = {
  trigger: RefObject<HTMLButtonElement | null>
  lifeArea: LifeArea
  onLifeArea: (lifeArea: LifeArea) => void
  onAct: (act: ChatAct) => void
}

/** Replaces the button that loaded it, already open. */
export function OpenChatMenu(props: ChatMenuProps & OpenMenuProps) {
  const { trigger, lifeArea, onLifeArea, onAct, className, isByKeyboard } = props
  const focusFirst = useFirstFocus(isByKeyboard)
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger ref={trigger} aria-label="Chat options" className={className}>
        <EllipsisVertical aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </MenuTrigger>
      <MenuContent onFocus={focusFirst}>
        <MenuRadioGroup
          value={lifeArea}
          onValueChange={(value) => onLifeArea(value as LifeArea)}
          className="desk:hidden"
        >
          <MenuLabel>What the chat is about</MenuLabel>
          {areaOptions.map(({ value, label }) => (
            <MenuRadioItem key={value} value={value}>
              {label}
            </MenuRadioItem>
          ))}
          <MenuSeparator />
        </MenuRadioGroup>
        <MenuItem onSelect={() => onAct('subjects')}>
          <List aria-hidden="true" strokeWidth={1.75} />
          Choose a subject
        </MenuItem>
        <MenuItem onSelect={() => onAct('goodbye')}>
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          End here
        </MenuItem>
        <MenuItem onSelect={() => onAct('new')}>
          <MessageCirclePlus aria-hidden="true" strokeWidth={1.75} />
          New chat
        </MenuItem>
        <MenuItem onSelect={() => onAct('past')}>
          <History aria-hidden="true" strokeWidth={1.75} />
          Earlier chats
        </MenuItem>
        <MenuItem onSelect={() => onAct('memory')}>
          <Brain aria-hidden="true" strokeWidth={1.75} />
          What WingMate remembers
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onAct('delete')}>
          <Trash2 aria-hidden="true" strokeWidth={1.75} />
          Delete this chat
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
