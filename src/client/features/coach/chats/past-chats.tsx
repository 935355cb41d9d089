import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { Button, IconButton } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { type ChatSummary, listChats, readChat } from '#contract/coach.ts'
import { areaLabel } from '../life-area-words.ts'
import { messageTime } from '../messages/message-time.ts'
import { MessageTurn } from '../messages/message-turn.tsx'
import type { CountryChoice } from '../safety/crisis-card.tsx'
import { areLinesHidden } from '../safety/lines-of.ts'
import type { useChats } from './use-chats.ts'

type PastChatsProps = {
  isOpen: boolean
  onClose: () => void
  chats: ReturnType<typeof useChats>
  countryChoice: CountryChoice
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Earlier chats, to read or delete. */
export function PastChats({ isOpen, onClose, chats, countryChoice, returnFocusTo }: PastChatsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        setOpenId(null)
        onClose()
      }}
    >
      <DialogContent onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <DialogTitle>Earlier chats</DialogTitle>
        <DialogDescription>Only you can see them. What you delete is gone for good.</DialogDescription>
        {openId ? (
          <OneChat id={openId} countryChoice={countryChoice} onBack={() => setOpenId(null)} />
        ) : (
          <ChatList chats={chats} onOpen={setOpenId} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function ChatList({ chats, onOpen }: { chats: PastChatsProps['chats']; onOpen: (id: string) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { data, isError, refetch } = useQuery({ ...queryOf(listChats), staleTime: 0 })
  if (isError) return <ChatsNotLoaded onRetry={() => void refetch()} />
  if (!data) return <Spinner label="Loading your chats" />
  const said = data.chats.filter(({ preview }) => preview !== '')
  if (said.length === 0) return <p>No chats yet. What you say to WingMate is kept here, for you alone.</p>
  return (
    <>
      <ul className="grid divide-y divide-line">
        {said.map((chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            onOpen={() => onOpen(chat.id)}
            isBusy={chats.remove.isPending && chats.remove.variables === chat.id}
            onDelete={() => chats.remove.mutate(chat.id)}
          />
        ))}
      </ul>
      {data.hasOlder && <p className="text-sm text-ink-2">Your latest {data.chats.length} chats are shown.</p>}
      {isAsking ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-2 font-semibold">Delete every chat? This cannot be undone.</legend>
          <Button isBusy={chats.removeAll.isPending} onClick={() => chats.removeAll.mutate()}>
            Yes, delete all chats
          </Button>
          <Button variant="line" onClick={() => setIsAsking(false)}>
            Keep them
          </Button>
        </fieldset>
      ) : (
        <Button variant="line" className="justify-self-start" onClick={() => setIsAsking(true)}>
          Delete all chats
        </Button>
      )}
    </>
  )
}

type ChatRowProps = { chat: ChatSummary; onOpen: () => void; isBusy: boolean; onDelete: () => void }

function ChatRow({ chat, onOpen, isBusy, onDelete }: ChatRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const when = messageTime(new Date(chat.lastMessageAt), new Date())
  return (
    <li className="flex items-center gap-2 py-1.5">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-14 min-w-0 flex-1 content-center rounded-r1 text-left"
      >
        <span dir="auto" className="truncate text-start font-firm">
          {chat.preview}
        </span>
        <span className="text-xs font-firm text-ink-2">
          {areaLabel(chat.lifeArea)} · {when}
          {chat.isCurrent && ' · open now'}
        </span>
      </button>
      {isAsking ? (
        <Button variant="line" isBusy={isBusy} aria-label={`Yes, delete the chat “${chat.preview}”`} onClick={onDelete}>
          Delete
        </Button>
      ) : (
        <IconButton label={`Delete the chat “${chat.preview}”`} onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      )}
    </li>
  )
}

type OneChatProps = { id: string; countryChoice: CountryChoice; onBack: () => void }

function OneChat({ id, countryChoice, onBack }: OneChatProps) {
  const { data, isError, refetch } = useQuery(queryOf(readChat, { params: { sessionId: id } }))
  return (
    <>
      <Button variant="quiet" onClick={onBack} className="-ml-2 justify-self-start">
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
        All chats
      </Button>
      {isError && <ChatsNotLoaded onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner label="Loading the chat" />}
      {data?.hasOlder && <p className="text-sm text-ink-2">The latest part of this chat.</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data?.messages.map((message) => (
          <MessageTurn
            key={message.id}
            message={message}
            countryChoice={countryChoice}
            isWithoutLines={areLinesHidden(data.messages)}
          />
        ))}
      </div>
    </>
  )
}

function ChatsNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <NotLoaded isQuiet onRetry={onRetry}>
      Your chats did not load. They are safe.
    </NotLoaded>
  )
}
