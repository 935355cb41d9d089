import { ArrowUpRight, Globe, type LucideIcon, MessageSquare, MessagesSquare, Phone, PhoneCall } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import type { CrisisHelp, CrisisLine } from '#content/crisis/crisis.ts'

type IconName = CrisisLine['how'] | 'emergency' | 'leads'

const icons: Record<IconName, LucideIcon> = {
  text: MessageSquare,
  chat: MessagesSquare,
  call: Phone,
  web: Globe,
  emergency: PhoneCall,
  leads: ArrowUpRight,
}

const idOf = (name: string) => `line-${name}`

/** The icons, drawn once for all lines of a page that say so. Shown by none of them itself. */
export function LineIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  )
}

type CrisisLinesProps = {
  help: CrisisHelp
  /** Somebody is in danger this minute: the emergency number comes first. */
  isUrgent?: boolean
  /** The page has `LineIcons`. With the lines of every country on it, icons of their own would be half of the page. */
  sharesIcons?: boolean
}

/** Everything one country offers, writing before calling. Stands on the help ground; the first line shines. */
export function CrisisLines({ help, isUrgent = false, sharesIcons = false }: CrisisLinesProps) {
  const { lines, emergency } = help
  const sharedHours = lines.every(({ hours }) => hours === lines[0]?.hours) ? lines[0]?.hours : undefined
  const emergencyLine = (
    <li>
      <CrisisLink
        icon="emergency"
        href={emergency.href}
        label={emergency.label}
        words={`If someone is in danger this minute${saysMore(emergency) ? `: ${emergency.number}` : ''}.`}
        isLit={isUrgent}
        sharesIcons={sharesIcons}
      />
    </li>
  )
  return (
    <>
      <ul className="grid gap-2.5">
        {isUrgent && emergencyLine}
        {lines.map(({ name, how, label, href, detail, hours }, i) => (
          <li key={label}>
            <CrisisLink
              icon={how}
              href={href}
              label={label}
              words={`${name}. ${detail}${sharedHours ? '' : ` ${hours}.`}`}
              isLit={i === 0 && !isUrgent}
              sharesIcons={sharesIcons}
            />
          </li>
        ))}
        {!isUrgent && emergencyLine}
      </ul>
      {sharedHours && <p className="mt-3 text-xs font-medium text-on-help-2">{sharedHours}.</p>}
    </>
  )
}

/** "Call 112" says all there is about 112, but not that 999 works too. */
function saysMore({ label, number }: CrisisHelp['emergency']): boolean {
  return label !== `Call ${number}`
}

type CrisisLinkProps = {
  icon: IconName
  href: string
  label: string
  /** One string: in the HTML every piece would be kept apart from the next one. */
  words: string
  isLit: boolean
  sharesIcons: boolean
}

function CrisisLink({ icon, href, label, words, isLit, sharesIcons }: CrisisLinkProps) {
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
      <LineIcon name={icon} isShared={sharesIcons} className="size-5.5 max-[20em]:hidden" />
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-serif text-h3 font-medium">{label}</b>
        <span className="block text-xs leading-snug font-medium">{words}</span>
      </span>
      <LineIcon name="leads" isShared={sharesIcons} className="size-5 max-[20em]:hidden" />
    </a>
  )
}

type LineIconProps = { name: IconName; isShared: boolean; className: string }

function LineIcon({ name, isShared, className }: LineIconProps) {
  const Icon = icons[name]
  if (!isShared) return <Icon aria-hidden="true" strokeWidth={1.75} className={className} />
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
