import { dirname } from 'node:path'
import type { CodeSplittingGroup } from 'rolldown'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code?: string | null }
type Graph = { getModuleInfo: (id: string) => Module | null }

/** Modules at which a page, or a part of many pages, starts. */
export type Places = {
  /** What every page loads. */
  everyPage: readonly string[]
  /** What a member's first screen loads in addition, including the frame around all the others. */
  member: readonly string[]
  /** That frame, and the other screens. */
  screens: readonly string[]
  /** The pages that visitors may open first, by name. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Screens that members open first, by name. */
  opened: Readonly<Record<string, string>>
  /** Small parts that any page may load a little later, by the name of the file they share. */
  later: Readonly<Record<string, readonly string[]>>
  /** The module of every screen. */
  routes: readonly string[]
  /** Those of signing in and of the account, which are mostly forms. */
  withForms: readonly string[]
  /** All others that only members open. */
  membersOnly: readonly string[]
}

/** Importing one kind of query, or one icon, looks like importing all of them, because of the package's index. */
const byIndexAlone = /\/@tanstack\/.*\/(?:use)?InfiniteQuery(?:Observer|Options)?\.js/i
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./
/** Therefore icons are read from the text of the import. */
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const libraries = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/

/**
 * Puts what several pages share into a few files. By default the bundler makes a file of whatever two screens share,
 * and a page would load dozens. Libraries, which a deploy seldom changes, and the frame are loaded with every page, and
 * so is what visitors' pages share; then what they share with the dashboard, and the dashboard itself; then what screens
 * that are often opened first share with others, and each of them.
 */
export function frameChunks({
  everyPage,
  member,
  screens,
  pages,
  opened,
  later,
  routes,
  withForms,
  membersOnly,
}: Places): CodeSplittingGroup[] {
  let reach: Reach | undefined
  /** A module goes to the first of these that accepts it, together with what it imports. */
  const choices: ((id: string, found: Reach) => string | null)[] = [
    (id, found) => (found.every.has(id) || isShared(namesOf(id, found), found.member.has(id)) ? 'frame' : null),
    (id, found) => (namesOf(id, found)[0] === 'home' && !id.endsWith('.route.tsx') ? 'home' : null),
    (id, found) => (found.member.has(id) || isOpened(id, found) ? sharedWithMember(namesOf(id, found)) : null),
    (id, found) => (found.member.has(id) && found.screens.has(id) ? 'member' : null),
    (id, found) => (found.member.has(id) ? 'dashboard' : null),
    (id, found) => (isOpened(id, found) && isForScreens(id, found) ? 'screens' : null),
    (id, found) => (id.endsWith('.route.tsx') ? null : (openedAt(id, found)?.name ?? null)),
    (id) => Object.keys(later).find((name) => later[name]?.includes(id)) ?? null,
  ]
  const groups = choices.map((choose, place) => ({
    name(id: string, graph: Graph) {
      reach ??= {
        every: collectImports(everyPage, graph),
        member: collectImports(member, graph),
        screens: collectImports(screens, graph),
        pages: Object.entries(pages).map(([name, entries]) => [name, collectImports(entries, graph)]),
        opened: Object.entries(opened).map(([name, entry]) => ({ name, entry, found: collectImports([entry], graph) })),
        parts: findParts(routes, graph).map((entry) => ({ entry, found: collectImports([entry], graph) })),
      }
      return byIndexAlone.test(id) ? null : choose(keyOf(id), reach)
    },
    priority: choices.length - place,
  }))
  let forms: Set<string>[] | undefined
  let others: Set<string>[] | undefined
  let beside: Set<string>[] | undefined
  /** A phone pays for every file, however small: what is left is put together by the kind of screen that needs it. */
  const rest: CodeSplittingGroup = {
    name(id, graph: Graph) {
      forms ??= withForms.map((route) => collectImports([route], graph))
      others ??= membersOnly.map((route) => collectImports([route], graph))
      const key = keyOf(id)
      const countIn = (all: readonly Set<string>[]) => all.filter((found) => found.has(key)).length
      beside ??= Object.entries(pages).flatMap(([name, entries]) =>
        name === 'auth' ? [] : [collectImports(entries, graph)],
      )
      // The offers, for one, are read long before anybody fills in a form.
      if (countIn(forms) >= leastForms) return countIn(beside) > 0 ? null : 'forms'
      return countIn(others) >= leastScreens ? 'controls' : null
    },
    priority: 0,
  }
  return [{ name: 'react', test: libraries, priority: choices.length + 1 }, ...groups, rest]
}

const leastForms = 2
/** What only two screens share stays by itself: all others would load it for nothing. */
const leastScreens = 3

type Part = { entry: string; found: Set<string> }
type Reach = {
  every: Set<string>
  member: Set<string>
  screens: Set<string>
  pages: [string, Set<string>][]
  opened: (Part & { name: string })[]
  parts: Part[]
}

function namesOf(id: string, { pages }: Reach): string[] {
  return pages.filter(([, found]) => found.has(id)).map(([name]) => name)
}

/** The entries and everything they import at any depth, except what they load later. */
function collectImports(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>(entries)
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.getModuleInfo(id)
    for (const icon of iconsIn(module?.code ?? '')) found.add(icon)
    for (const imported of module?.importedIds ?? []) {
      if (found.has(imported) || iconFile.test(imported)) continue
      found.add(imported)
      waiting.push(imported)
    }
  }
  return found
}

/** The newsletter form is only on two pages, and larger than most of what pages share. */
function isShared(names: readonly string[], isMembers: boolean): boolean {
  if (names.join() === 'home,letter') return false
  const isTiny = isMembers && names[0] === 'home'
  return names.length > 1 || isTiny
}

/** What the other pages share with members is too small for separate files. Help now loads no more than it needs. */
function sharedWithMember([name]: readonly string[]): string | null {
  if (!name) return null
  return name === 'help' ? 'help-and-member' : 'pages-and-member'
}

const openedAt = (id: string, { opened }: Reach) => opened.find(({ found }) => found.has(id))
const isOpened = (id: string, found: Reach) => openedAt(id, found) !== undefined

/** What other screens use too, or what was put there by name. */
function isForScreens(id: string, found: Reach): boolean {
  return openedAt(id, found)?.name === 'screens' || othersOf(id, found).length > 0
}

/** Besides the screen itself and what it loads later from its own folder. */
function othersOf(id: string, reach: Reach): Part[] {
  const own = dirname(openedAt(id, reach)?.entry ?? '')
  return reach.parts.filter(({ entry, found }) => found.has(id) && !entry.startsWith(`${own}/`))
}

/** The screens, and everything that is loaded later. */
function findParts(routes: readonly string[], graph: Graph): string[] {
  const parts = new Set<string>(routes)
  for (const part of parts) {
    for (const id of collectImports([part], graph)) {
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(later)
    }
  }
  return [...parts]
}

function keyOf(id: string): string {
  const [, icon] = iconFile.exec(id) ?? []
  return icon ? `icon ${icon}` : id
}

function iconsIn(code: string): string[] {
  const names = [...code.matchAll(iconImport)].flatMap(([, list = '']) => list.split(','))
  return names.map((name) => `icon ${toKebab(name.trim().split(/\s/, 1)[0] ?? '')}`)
}

function toKebab(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
