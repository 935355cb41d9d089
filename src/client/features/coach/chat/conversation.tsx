import type { ReactNode } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import type { ChatMessage, ChatSession } from '#contract/coach.ts'
import { Bubble, MessageText } from '../messages/bubble.tsx'
import { CorrectReply } from '../messages/correct-reply.tsx'
import { MessageTurn } from '../messages/message-turn.tsx'
import { ReplyChips } from '../messages/reply-chips.tsx'
import { TypingDots } from '../messages/typing-dots.tsx'
import type { CountryChoice } from '../safety/crisis-card.tsx'
import { areLinesHidden } from '../safety/lines-of.ts'
import type { Pending } from '../sending/use-send.ts'
import { starters } from './starters.ts'

type ConversationProps = {
  session: ChatSession
  /** The message being sent in this chat. */
  pending: Pending | null
  /** Help shown by this device while the server cannot be reached. */
  localHelp: ChatMessage | null
  countryChoice: CountryChoice
  onPick: (reply: string) => void
  /** Opens the list of subjects. */
  onSubjects: () => void
  onOlder: () => void
  isLoadingOlder: boolean
}

export function Conversation(props: ConversationProps) {
  const { session, pending, localHelp, countryChoice, onPick, onSubjects, onOlder, isLoadingOlder } = props
  const { messages, hasOlder, consent, isStored } = session
  const last = messages.at(-1)
  const isWithoutLines = areLinesHidden(messages)
  const isIdle = pending === null && localHelp === null
  return (
    // Replies are announced as a whole elsewhere; word by word, screen readers would stumble.
    <div role="log" aria-label="Conversation" aria-live="off" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasOlder && (
        <Button variant="quiet" isBusy={isLoadingOlder} onClick={onOlder} className="justify-self-center">
          Earlier messages
        </Button>
      )}
      {messages.map((message) => (
        <MessageTurn
          key={message.id}
          message={message}
          countryChoice={countryChoice}
          isEngineNamed={consent.provider !== null}
          isWithoutLines={isWithoutLines}
        />
      ))}
      {pending && <PendingTurns pending={pending} />}
      {localHelp && <MessageTurn message={localHelp} countryChoice={countryChoice} isArriving />}
      {!isStored && <Note>We couldn’t save this part. The help above is still real.</Note>}
      {isIdle && last?.role === 'assistant' && <Answers message={last} onPick={onPick} />}
      {isIdle && last?.subject && !last.safety && <CorrectReply subject={last.subject.name} onCorrect={onPick} />}
      {isIdle && messages.length <= 1 && (
        <>
          <ReplyChips label="Or start with one of these" replies={starters[session.lifeArea]} onPick={onPick} />
          <Button variant="quiet" onClick={onSubjects} className="justify-self-start">
            Not sure how to begin? Choose a subject
          </Button>
        </>
      )}
    </div>
  )
}

function PendingTurns({ pending: { text, sentAt, reply, isStopped } }: { pending: Pending }) {
  return (
    <>
      <Bubble who="you" timestamp={sentAt} isArriving>
        <MessageText text={text} />
      </Bubble>
      {(reply !== '' || !isStopped) && (
        <Bubble who="them" note={isStopped ? 'This reply got cut off.' : undefined} isArriving>
          {reply === '' ? <TypingDots /> : <MessageText text={reply} />}
        </Bubble>
      )}
    </>
  )
}

/** What can be tapped as an answer to the latest message. */
function Answers({
  message: { options = [], safety },
  onPick,
}: {
  message: ChatMessage
  onPick: (text: string) => void
}) {
  if (options.length === 0) return null
  const isAlarm = safety === 'crisis' || safety === 'imminent'
  return (
    <div className="grid gap-2">
      <ReplyChips label="You can answer with a tap" replies={options} onPick={onPick} />
      {isAlarm && <Note>Any answer is all right. I’ll stay in this chat with you.</Note>}
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="px-1.5 text-xs font-medium text-ink-2">{children}</p>
}
