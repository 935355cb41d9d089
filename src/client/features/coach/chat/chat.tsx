import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { useOpened } from '#client/ui/layers/use-opened.ts'
import type { ChatSession, CoachConsent } from '#contract/coach.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { anyChat } from '../chats/chat-cache.ts'
import { useChats } from '../chats/use-chats.ts'
import { EngineLine } from '../engine-line.tsx'
import { MemoryCard } from '../memory/memory-card.tsx'
import { useConversation } from '../sending/use-conversation.ts'
import type { ChatDialog } from './chat-dialogs.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import type { ChatAct } from './open-chat-menu.tsx'
import { useStickyScroll } from './use-sticky-scroll.ts'

/** Loaded when first opened: most chats never need a dialog. */
const loadDialogs = () => import('./chat-dialogs.tsx').then((module) => module.ChatDialogs)

type ChatProps = {
  /** Null until it is known. */
  session: ChatSession | null
  /** The chat is loading; false if loading failed. */
  isComing: boolean
  lifeArea: LifeArea
  onLifeArea: (lifeArea: LifeArea) => void
  /** Shown instead of a conversation that is not there. */
  instead: ReactNode
}

export function Chat({ session, isComing, lifeArea, onLifeArea, instead }: ChatProps) {
  const talk = useConversation(session, lifeArea)
  const chats = useChats({ onDeleted: talk.forgetDeleted })
  const cache = useQueryClient()
  const scroll = useStickyScroll(session?.messages[0]?.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<ChatDialog | null>(null)
  const ChatDialogs = useOpened(dialog !== null, loadDialogs, closeDialog)
  const [heldBack, setHeldBack] = useState<string | null>(null)

  function openDialog(wanted: ChatDialog, from: HTMLElement | null) {
    opener.current = from
    setDialog(wanted)
  }

  function closeDialog() {
    setDialog(null)
    setHeldBack(null)
  }

  function act(wanted: ChatAct) {
    if (wanted === 'goodbye') submit('Goodbye for now')
    else if (wanted === 'new') chats.start.mutate(lifeArea, { onSuccess: () => field.current?.focus() })
    else openDialog(wanted, menu.current)
  }

  function submit(text: string) {
    const { provider, granted } = session?.consent ?? { provider: null, granted: null }
    // Somebody in danger is not asked for consent first: the safety reply is our own and nothing goes to a provider.
    if (provider !== null && granted === null && !talk.isInDanger(text)) {
      setHeldBack(text)
      openDialog('consent', field.current)
      return
    }
    say(text)
  }

  function say(text: string) {
    if (talk.isSending) return
    if (text === talk.draft.text.trim()) talk.draft.write('')
    scroll.toEnd()
    talk.say(text)
  }

  function takeConsent(consent: CoachConsent) {
    cache.setQueriesData<ChatSession | null>(anyChat, (chat) => chat && { ...chat, consent })
    setDialog(null)
    setHeldBack(null)
    if (heldBack !== null) say(heldBack)
  }

  const engineLine = session && (
    <EngineLine
      consent={session.consent}
      onChange={() => openDialog('consent', document.activeElement as HTMLElement | null)}
    />
  )

  return (
    <ChatFrame
      scroll={scroll}
      header={
        <ChatHeader
          lifeArea={lifeArea}
          onLifeArea={onLifeArea}
          menu={<ChatMenu trigger={menu} lifeArea={lifeArea} onLifeArea={onLifeArea} onAct={act} />}
        />
      }
      aside={
        <>
          <MemoryCard onOpen={() => openDialog('memory', document.activeElement as HTMLElement | null)} />
          {engineLine}
        </>
      }
      dock={
        <Composer
          text={talk.draft.text}
          onText={talk.draft.write}
          onSend={submit}
          isReady={session !== null}
          isComing={isComing}
          isSending={talk.isSending}
          onStop={talk.stop}
          placeholder={placeholderFor(session, talk.isSending)}
          problem={talk.problem}
          field={field}
        />
      }
    >
      {session ? (
        <>
          <div className="mb-5 grid gap-3">
            <p className="text-sm text-ink-2">
              WingMate is an AI, not a person, and this is coaching, not therapy. It can be wrong. You decide.
            </p>
            <div className="desk:hidden">{engineLine}</div>
          </div>
          <Conversation
            session={session}
            pending={talk.pending}
            localHelp={talk.localHelp}
            countryChoice={talk.countryChoice}
            onPick={submit}
            onSubjects={() => openDialog('subjects', document.activeElement as HTMLElement | null)}
            onOlder={() => chats.older.mutate(session)}
            isLoadingOlder={chats.older.isPending}
          />
          {ChatDialogs && (
            <ChatDialogs
              open={dialog}
              onClose={closeDialog}
              session={session}
              chats={chats}
              countryChoice={talk.countryChoice}
              onConsent={takeConsent}
              onSubject={(words) => {
                closeDialog()
                submit(words)
              }}
              returnFocusTo={opener}
            />
          )}
        </>
      ) : (
        instead
      )}
      <LiveRegion>{talk.readOut}</LiveRegion>
    </ChatFrame>
  )
}

function placeholderFor(session: ChatSession | null, isSending: boolean): string {
  // The Stop button covers the placeholder.
  if (isSending) return ''
  const safety = session?.messages.at(-1)?.safety
  return safety === 'crisis' || safety === 'imminent' ? 'You can keep writing' : 'Write as messily as you like'
}
