import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  fill: () => Promise<void>
  free: () => Promise<void>
  unmount: () => Promise<void>
}

/** A disk of this many megabytes in memory, or undefined if we may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'hearten-disk-'))
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'hearten-faults', path], {
      stdio: 'ignore',
    })
  } catch {
    await rm(path, { recursive: true, force: true })
    return undefined
  }
  const filler = join(path, 'filler')
  return {
    path,
    /** Fills it to the last byte. */
    async fill() {
      const file = await open(filler, 'a')
      for (let size = 1024 * 1024; size >= 512; ) {
        const { bytesWritten } = await file.write(Buffer.alloc(size, 1)).catch(() => ({ bytesWritten: 0 }))
        if (bytesWritten < size) size = Math.floor(size / 2)
      }
      await file.close()
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      execFileSync('/usr/bin/umount', ['-l', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}
