import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useIsOnline } from '#client/platform/request/use-is-online.ts'
import { chatMessageMaxLength } from '#rules/limits.ts'
import { useHeldMessage } from '../sending/use-held-message.ts'

/** From this many characters left, the count is shown. */
const warnBelow = 400

type ComposerProps = {
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
  /** False until it is known where messages are sent. */
  isReady: boolean
  /** The chat is still loading: a message can already be written, and is sent once the chat is there. */
  isComing: boolean
  isSending: boolean
  onStop: () => void
  placeholder: string
  /** What went wrong with the last message, if anything. */
  problem: string | null
  field: RefObject<HTMLTextAreaElement | null>
}

/** The message field. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, isReady, isComing, isSending, onStop, placeholder, problem, field } = props
  const hintId = useId()
  const message = text.trim()
  const left = chatMessageMaxLength - message.length
  const isOnline = useIsOnline()
  const canWait = isComing && isOnline
  const canSend = message !== '' && left >= 0 && (isReady || canWait) && !isSending
  const { isHeld, hold } = useHeldMessage({ message, isReady, isComing: canWait, send })
  const trouble = isOnline ? problem : offlineWords(message)
  const hint = lengthWords(left) ?? (isHeld ? heldWords : trouble)

  function send() {
    if (!canSend) return
    if (isReady) onSend(message)
    else hold()
    field.current?.focus({ preventScroll: true })
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {/* The remaining count is not read out at every key, but a problem is. */}
      <p
        id={hintId}
        aria-live={left < 0 || isHeld || trouble ? 'polite' : 'off'}
        className="px-1.5 text-sm text-ink-2 not-empty:pb-2"
      >
        {hint}
      </p>
      <div className="flex items-end gap-2 rounded-[1.4rem_1.4rem_0.5rem_1.4rem] border border-edge bg-surface p-1.5 pl-4.5 has-[textarea:focus-visible]:outline-[2.5px] has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-sage">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          aria-label="Message WingMate"
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-[min(12rem,30dvh)] min-w-0 flex-1 resize-none bg-transparent py-2.5 text-body leading-snug text-ink outline-none"
        />
        {isSending && (
          <button
            type="button"
            onClick={() => {
              onStop()
              field.current?.focus({ preventScroll: true })
            }}
            className="flex min-h-11.5 flex-none items-center gap-2 rounded-act border border-edge px-3.5 text-sm font-semibold text-ink hover:bg-sunk"
          >
            <Square aria-hidden="true" className="size-3 fill-current" />
            Stop
          </button>
        )}
        <button
          type="submit"
          aria-label="Send"
          aria-busy={isHeld || undefined}
          disabled={!canSend}
          className="grid size-11.5 flex-none place-items-center rounded-act bg-sage text-on-sage transition-colors enabled:hover:bg-sage-press disabled:opacity-55"
        >
          <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
    </form>
  )
}

const heldWords = 'Your chat is loading. This goes out as soon as it’s ready.'

/** While an input method composes a character, Enter selects it. Safari only indicates this by the old key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** It stays a draft: a message sent automatically hours later would be answered when nobody is there. */
function offlineWords(message: string): string {
  return message === ''
    ? 'You’re offline. You can write now and send it when you’re back.'
    : 'You’re offline. Your message is saved on this device. Send it when you’re back online.'
}

function lengthWords(left: number): string | null {
  if (left < 0) return `${count(-left)} too many. Shorten it a little, or send it in two parts.`
  return left < warnBelow ? `${count(left)} left.` : null
}

function count(characters: number): string {
  return `${characters.toLocaleString()} ${characters === 1 ? 'character' : 'characters'}`
}
