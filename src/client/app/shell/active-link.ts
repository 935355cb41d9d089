/** Home is only itself; every other entry also stands for the pages below it. */
export function isActive(entryPath: string, pathname: string): boolean {
  if (entryPath === '/') return pathname === '/'
  return pathname === entryPath || pathname.startsWith(`${entryPath}/`)
}
