import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#client/ui/class-names.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { linkParts } from './link-parts.ts'
import { messageTime } from './message-time.ts'

type BubbleProps = {
  who: 'you' | 'them'
  /** ISO 8601; shown on a desktop. */
  timestamp?: string | undefined
  /** Beside the time. */
  note?: string | undefined
  isArriving?: boolean
  /** Where reading starts. False for a continuation. */
  isStart?: boolean
  children: ReactNode
}

/** One message as a speech bubble. The speaker is also named, for people who cannot see which side it is on. */
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
          {timestamp && <SentAt timestamp={timestamp} />}
          {note && <span>{note}</span>}
        </p>
      )}
    </div>
  )
}

/** Only where there is room for it. Writing a time as this person is used to loads locale data, which a phone can do without. */
function SentAt({ timestamp }: { timestamp: string }) {
  const isWide = useMedia('(min-width: 821px)')
  return isWide && <time dateTime={timestamp}>{messageTime(new Date(timestamp), new Date())}</time>
}

type MessageTextProps = {
  text: string
  /** Whether our own addresses in it become links; only for text of ours. */
  hasLinks?: boolean
}

/** Shown exactly as written, and never as HTML. */
export function MessageText({ text, hasLinks = false }: MessageTextProps) {
  const paragraphs = [...text.trim().matchAll(/(?:.|\n(?!\s*\n))+/g)]
  return (
    <div className="grid gap-3 leading-normal wrap-anywhere whitespace-pre-wrap">
      {paragraphs.map(({ index, 0: paragraph }) => (
        // Right-to-left text is shown as such, paragraph by paragraph.
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
