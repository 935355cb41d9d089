/** @typedef {import('./lockfile.mjs').Entry} Entry */
/** @typedef {{ os: string, cpu: string, libc?: string }} Platform */

/** @returns {Platform} */
export function thisPlatform() {
  const { platform, arch } = process
  return platform === 'linux' ? { os: platform, cpu: arch, libc: ownLibc() } : { os: platform, cpu: arch }
}

/** Where the two commands must work on a fresh machine. @type {Platform[]} */
export const promisedPlatforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
]

/**
 * Whether this entry is a binary that npm would install there. One that names neither system nor processor is no
 * binary.
 * @param {Entry} entry
 * @param {Platform} platform
 */
export function isBinaryFor({ os, cpu, libc }, platform) {
  if (!os || !cpu) return false
  return os.includes(platform.os) && cpu.includes(platform.cpu) && (!libc || libc.includes(platform.libc ?? ''))
}

/** @param {Platform} platform */
export function describePlatform({ os, cpu }) {
  return `${os} on ${cpu}`
}

function ownLibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport())
  return report?.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}
