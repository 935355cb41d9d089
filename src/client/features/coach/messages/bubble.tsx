import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#client/ui/class-names.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { linkParts } from './link-parts.ts'
import { messageTime } from './message-time.ts'

type BubbleProps = {
  who: 'you' | 'them'
  /** ISO 8601; shown on a desktop. */
  timestamp?: string | undefined
  /** Beside the time. */
  note?: string | undefined
  isArriving?: boolean
  /** Where somebody begins to read. False for what follows on something. */
  isStart?: boolean
  children: ReactNode
}

/** One message as a turn. Who speaks is also said in words, for whoever does not see the side it stands on. */
export function Bubble({ who, timestamp, note, isArriving = false, isStart = true, children }: BubbleProps) {
  const isYou = who === 'you'
  return (
    <div
      data-turn={isStart || undefined}
      className={classNames(
        'grid gap-1.5',
        isYou ? 'max-w-[86%] justify-self-end desk:max-w-120' : 'max-w-[94%] justify-self-start desk:max-w-144',
        isArriving && 'motion-safe:animate-arrive',
      )}
    >
      <Turn who={who}>
        <span className="sr-only">{isYou ? 'You: ' : 'WingMate: '}</span>
        {children}
      </Turn>
      {(timestamp || note) && (
        <p className={classNames('flex gap-2 px-1.5 text-xs font-firm text-ink-2', isYou && 'justify-end')}>
          {timestamp && (
            <time dateTime={timestamp} className="max-desk:hidden">
              {messageTime(new Date(timestamp), new Date())}
            </time>
          )}
          {note && <span>{note}</span>}
        </p>
      )}
    </div>
  )
}

type MessageTextProps = {
  text: string
  /** Whether our own addresses in it can be opened; only where the words are ours. */
  hasLinks?: boolean
}

/** What was written, as it was written: never as HTML. */
export function MessageText({ text, hasLinks = false }: MessageTextProps) {
  const paragraphs = [...text.trim().matchAll(/(?:.|\n(?!\s*\n))+/g)]
  return (
    <div className="grid gap-3 leading-normal wrap-anywhere whitespace-pre-wrap">
      {paragraphs.map(({ index, 0: paragraph }) => (
        // Whoever writes from right to left reads it that way; each paragraph by its own letters.
        <p key={index} dir="auto">
          {hasLinks ? <Linked text={paragraph.trim()} /> : paragraph.trim()}
        </p>
      ))}
    </div>
  )
}

function Linked({ text }: { text: string }) {
  return linkParts(text).map(({ at, text: part, to }) =>
    to ? (
      <Link key={at} to={to} className="link">
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
