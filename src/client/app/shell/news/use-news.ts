import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { newsAfter, withOpened } from './news.ts'

const nothing: ReadonlySet<string> = new Set()

/** Entries that this person has not opened yet. Empty until after hydration, since only the browser knows. */
export function useNews(): ReadonlySet<string> {
  const { pathname } = useLocation()
  const [news, setNews] = useState(nothing)
  useEffect(() => {
    const before = localStore.read(storageKeys.openedNews)
    const opened = withOpened(before, pathname)
    if (opened && opened !== before) localStore.write(storageKeys.openedNews, opened)
    setNews(newsAfter(opened))
  }, [pathname])
  return news
}
