/** An entry is also active for the pages below it. Home has none: no path starts with two slashes. */
export function isActive(entryPath: string, pathname: string): boolean {
  return pathname === entryPath || pathname.startsWith(`${entryPath}/`)
}
