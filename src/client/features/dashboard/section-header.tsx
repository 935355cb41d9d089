import { Link } from 'react-router'

type SectionHeaderProps = { id: string; title: string; link: { label: string; to: string } }

export function SectionHeader({ id, title, link }: SectionHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id}>{title}</h2>
      <Link to={link.to} className="link inline-flex min-h-11 items-center text-sm">
        {link.label}
      </Link>
    </div>
  )
}
