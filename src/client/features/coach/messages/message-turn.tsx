import { Link } from 'react-router'
import type { ChatMessage } from '#contract/coach.ts'
import { engineName } from '../engine-words.ts'
import { type CountryChoice, CrisisCard } from '../safety/crisis-card.tsx'
import { hasLines } from '../safety/lines-of.ts'
import { Bubble, MessageText } from './bubble.tsx'
import { ItemCard } from './item-card.tsx'
import { MomentCard } from './moment-card.tsx'
import { splitQuestion } from './split-question.ts'

type MessageTurnProps = {
  message: ChatMessage
  countryChoice: CountryChoice
  /** Names the writer of each reply, if there is more than one possibility. */
  isEngineNamed?: boolean
  isArriving?: boolean
  /** No crisis lines may stay on the screen. */
  isWithoutLines?: boolean
}

/** A message with everything that belongs to it: help first, then items the coach named. */
export function MessageTurn(props: MessageTurnProps) {
  const { message, countryChoice, isEngineNamed = false, isArriving = false, isWithoutLines = false } = props
  const { role, content, timestamp, safety, sources = [], moment, engine, isInterrupted } = message
  if (role === 'user') {
    return (
      <Bubble who="you" timestamp={timestamp}>
        <MessageText text={content} />
      </Bubble>
    )
  }
  if (hasLines(message) && !isWithoutLines) {
    return <CrisisTurn message={message} countryChoice={countryChoice} isArriving={isArriving} />
  }
  const notes = [isEngineNamed && engine && engineName(engine), isInterrupted && 'This reply got cut off.']
  return (
    <>
      <Bubble who="them" timestamp={timestamp} note={notes.filter(Boolean).join(' · ')} isArriving={isArriving}>
        <MessageText text={content} hasLinks />
      </Bubble>
      {safety === 'checkin' && (
        <p className="px-1.5 text-sm text-ink-2">
          Crisis help is one tap away, whenever you want it:{' '}
          <Link to="/help-now" className="link">
            Help now
          </Link>
        </p>
      )}
      {moment && (
        <div className="w-full max-w-[94%] desk:max-w-144">
          <MomentCard moment={moment} />
        </div>
      )}
      {sources.map((source) => (
        <div key={`${source.type} ${source.id}`} className="w-full max-w-[94%] desk:max-w-144">
          <ItemCard source={source} />
        </div>
      ))}
    </>
  )
}

type CrisisTurnProps = Pick<MessageTurnProps, 'message' | 'countryChoice' | 'isArriving'>

/** Crisis lines come first, then the coach's words with one question, and nothing else. */
function CrisisTurn({ message, countryChoice, isArriving = false }: CrisisTurnProps) {
  const { before, question } = splitQuestion(message.content)
  return (
    <div className="grid gap-4 border-l-4 border-help pl-3 desk:pl-5">
      <div className="w-full desk:max-w-144">
        <CrisisCard message={message} countryChoice={countryChoice} />
      </div>
      <Bubble who="them" timestamp={message.timestamp} isArriving={isArriving}>
        <MessageText text={before} hasLinks />
      </Bubble>
      {question && (
        <Bubble who="them" isArriving={isArriving} isStart={false}>
          <MessageText text={question} />
        </Bubble>
      )}
    </div>
  )
}
