/** Shown while WingMate is about to reply. The dots fade and never move. */
export function TypingDots() {
  return (
    <span className="flex min-h-6 items-center gap-1.5">
      {['', '[animation-delay:-1.2s]', '[animation-delay:-0.6s]'].map((delay) => (
        <span key={delay} className={`size-2 animate-wait rounded-full bg-sage ${delay}`} />
      ))}
    </span>
  )
}
