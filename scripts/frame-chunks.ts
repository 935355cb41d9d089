import type { CodeSplittingGroup } from 'rolldown'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Whoever imports one icon, or one kind of query, seems to import them all, by way of the package's index. */
const byIndexAlone =
  /\/lucide-react\/dist\/esm\/icons\/|\/@tanstack\/.*\/(?:use)?InfiniteQuery(?:Observer|Options)?\.js/i

/**
 * What every page loads goes to two files: the libraries, which a deploy seldom changes, and the frame. Left to
 * itself the bundler makes a file of whatever two screens share, and a page would fetch dozens.
 */
export function frameChunks(entries: readonly string[]): CodeSplittingGroup[] {
  let everyPage: Set<string> | undefined
  return [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
    {
      name(id, graph) {
        everyPage ??= collectImports(entries, graph)
        return everyPage.has(id) && !byIndexAlone.test(id) ? 'frame' : null
      },
      priority: 1,
    },
  ]
}

/** Everything the entries import, at whatever depth, but not what they load later. */
function collectImports(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      waiting.push(imported)
    }
  }
  return found
}
