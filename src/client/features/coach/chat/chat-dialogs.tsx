import type { RefObject } from 'react'
import type { ChatSession, CoachConsent } from '#contract/coach.ts'
import { ConfirmDialog } from '../chats/confirm-dialog.tsx'
import { PastChats } from '../chats/past-chats.tsx'
import type { useChats } from '../chats/use-chats.ts'
import { ConsentDialog } from '../consent-dialog.tsx'
import { MemoryDialog } from '../memory/memory-dialog.tsx'
import type { CountryChoice } from '../safety/crisis-card.tsx'
import { SubjectsDialog } from './subjects-dialog.tsx'

export type ChatDialog = 'past' | 'memory' | 'delete' | 'consent' | 'subjects'

type ChatDialogsProps = {
  open: ChatDialog | null
  onClose: () => void
  session: ChatSession
  chats: ReturnType<typeof useChats>
  countryChoice: CountryChoice
  onConsent: (consent: CoachConsent) => void
  /** A subject was chosen; its words are sent. */
  onSubject: (words: string) => void
  /** Where focus goes when a dialog closes. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The dialogs over the chat. */
export function ChatDialogs(props: ChatDialogsProps) {
  const { open, onClose, session, chats, countryChoice, onConsent, onSubject, returnFocusTo } = props
  const shared = { onClose, returnFocusTo }
  return (
    <>
      <PastChats {...shared} isOpen={open === 'past'} chats={chats} countryChoice={countryChoice} />
      <SubjectsDialog {...shared} isOpen={open === 'subjects'} onPick={onSubject} />
      <MemoryDialog {...shared} isOpen={open === 'memory'} />
      <ConfirmDialog
        {...shared}
        isOpen={open === 'delete'}
        title="Delete this chat?"
        confirmLabel="Delete this chat"
        isBusy={chats.remove.isPending}
        onConfirm={() => chats.remove.mutate(session.id, { onSuccess: onClose })}
      >
        Everything in it will be gone for good. What WingMate remembers about you is kept separately, and stays until
        you delete that too.
      </ConfirmDialog>
      {session.consent.provider !== null && (
        <ConsentDialog
          {...shared}
          isOpen={open === 'consent'}
          provider={session.consent.provider}
          onAnswered={onConsent}
        />
      )}
    </>
  )
}
