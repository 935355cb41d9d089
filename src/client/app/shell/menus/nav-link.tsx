import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isActive } from './active-link.ts'

type NavLinkProps = {
  to: string
  className?: string
  children: ReactNode
  onClick?: () => void
}

export function NavLink({ to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={isActive(to, pathname) ? 'page' : undefined} {...rest} />
}
