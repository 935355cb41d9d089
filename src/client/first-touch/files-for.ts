/** Written into the shell by the build: file names, and by their numbers what each screen needs beyond the frame. */
export type ScreenFiles = {
  files: readonly string[]
  /** By the router's path. */
  screens: Readonly<Record<string, readonly number[]>>
  /** The frame around members' screens. */
  member: readonly number[]
  /** A member's front page; visitors see another. */
  home: readonly number[]
}

export function filesFor({ files, screens, member, home }: ScreenFiles, pathname: string, isMember: boolean): string[] {
  const path = Object.keys(screens).find((one) => isAt(one, pathname)) ?? ''
  const theirs = pathname === '/' ? [...member, ...home] : member
  const wanted = [...(screens[path] ?? []), ...(isMember ? theirs : [])]
  return [...new Set(wanted)].flatMap((number) => files[number] ?? [])
}

function isAt(path: string, pathname: string): boolean {
  const [parts, found] = [path.split('/'), pathname.split('/')]
  return parts.length === found.length && parts.every((part, at) => part.startsWith(':') || part === found[at])
}
