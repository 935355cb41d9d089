import { ArrowUpRight, Globe, type LucideIcon, MessageSquare, MessagesSquare, Phone, PhoneCall } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { CrisisHelp, CrisisLine } from '#content/crisis/crisis.ts'

const icons: Record<CrisisLine['how'], LucideIcon> = {
  text: MessageSquare,
  chat: MessagesSquare,
  call: Phone,
  web: Globe,
}

type CrisisLinesProps = {
  help: CrisisHelp
  /** Somebody is in danger right now: the emergency number comes first. */
  isUrgent?: boolean
}

/** Everything one country offers, writing before calling. On the dark help background; the first line is highlighted. */
export function CrisisLines({ help, isUrgent = false }: CrisisLinesProps) {
  const { lines, emergency } = help
  const sharedHours = lines.every(({ hours }) => hours === lines[0]?.hours) ? lines[0]?.hours : undefined
  const emergencyLine = (
    <li>
      <CrisisLink Icon={PhoneCall} href={emergency.href} label={emergency.label} isLit={isUrgent}>
        If someone is in danger this minute{saysMore(emergency) && `: ${emergency.number}`}.
      </CrisisLink>
    </li>
  )
  return (
    <>
      <ul className="grid gap-2.5">
        {isUrgent && emergencyLine}
        {lines.map(({ name, how, label, href, detail, hours }, i) => (
          <li key={label}>
            <CrisisLink Icon={icons[how]} href={href} label={label} isLit={i === 0 && !isUrgent}>
              {name}. {detail} {!sharedHours && `${hours}.`}
            </CrisisLink>
          </li>
        ))}
        {!isUrgent && emergencyLine}
      </ul>
      {sharedHours && <p className="mt-3 text-xs font-medium text-on-help-2">{sharedHours}.</p>}
    </>
  )
}

/** "Call 112" says everything about 112, but not that 999 works too. */
function saysMore({ label, number }: CrisisHelp['emergency']): boolean {
  return label !== `Call ${number}`
}

type CrisisLinkProps = { Icon: LucideIcon; href: string; label: string; isLit: boolean; children: ReactNode }

function CrisisLink({ Icon, href, label, isLit, children }: CrisisLinkProps) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className={classNames(
        'grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto] max-[20em]:grid-cols-1 items-center gap-3.5 rounded-act px-4 py-3 no-underline transition-colors',
        isLit
          ? 'bg-on-help text-help hover:bg-on-help-2'
          : 'bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] text-on-help hover:bg-[color-mix(in_oklab,var(--on-help)_19%,var(--help))]',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 max-[20em]:hidden" />
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-serif text-h3 font-medium">{label}</b>
        <span className="block text-xs leading-snug font-medium">{children}</span>
      </span>
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-5 max-[20em]:hidden" />
    </a>
  )
}
