import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton, with which dialogs and menus keep the page behind from scrolling. It
 * writes a `<style>` element, which our Content-Security-Policy blocks; an adopted style sheet is allowed. The first
 * user's styles stay until the last one is gone.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  function add(styles: string) {
    users += 1
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }

  function remove() {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    sheet = undefined
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the replaced package's interface, called once a module
  return function AdoptedStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const trigger = dynamic ? styles : undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: only dynamic styles may change while they are shown
    useEffect(() => {
      add(styles)
      return remove
    }, [trigger])
    return null
  }
}
