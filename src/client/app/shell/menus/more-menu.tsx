import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { LazyMenu } from '#client/ui/layers/lazy-menu.tsx'
import { NewDot } from '../news/new-mark.tsx'
import { useNews } from '../news/use-news.ts'
import { isActive } from './active-link.ts'
import { moreMemberEntries } from './entries.ts'

const buttonClass =
  'inline-flex min-h-11 items-center gap-1 rounded-act px-2 text-ui min-[64rem]:px-3.5 font-firm text-ink-2 transition-colors hover:text-ink aria-[current]:bg-sage-soft aria-[current]:text-on-sage-soft [&_svg]:size-4.5'

const loadMenu = () => import('./open-more-menu.tsx').then((module) => module.OpenMoreMenu)

/** Everything the four main entries have no room for. On phones it is in the mobile menu. */
export function MoreMenu() {
  const { pathname } = useLocation()
  const news = useNews()
  const isCurrent = moreMemberEntries.some(({ path }) => isActive(path, pathname))
  return (
    <LazyMenu className={buttonClass} isCurrent={isCurrent} load={loadMenu} own={{}}>
      More
      {news.size > 0 && <NewDot />}
      <ChevronDown aria-hidden="true" strokeWidth={1.75} />
    </LazyMenu>
  )
}
