import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

export type FolderChange = { written: string[]; removed: string[] }

/**
 * Makes a folder contain exactly these files. Unchanged files are left alone, so that file watchers do not start a
 * build for no reason.
 */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string>): Promise<FolderChange> {
  await mkdir(folder, { recursive: true })
  const present = await readFolder(folder)
  const stale = [...present.keys()].filter((path) => !files.has(path))
  const changed = [...files].filter(([path, text]) => present.get(path) !== text)
  await Promise.all(stale.map((path) => rm(join(folder, path))))
  await Promise.all(changed.map(([path, text]) => replaceFile(join(folder, path), text)))
  return { written: changed.map(([path]) => path), removed: stale }
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
  )
  return new Map(files)
}

/** By renaming, so that a concurrent build never reads half a file. */
async function replaceFile(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, path)
}
