/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */
/** @typedef {{ name: string, range: string, parent: string }} Missing */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Optional dependencies without an entry in the lockfile. npm leaves out what it could not fetch when it wrote the
 * file, and `npm ci` then refuses the whole lockfile.
 * @param {Record<string, Entry>} packages
 * @returns {Missing[]}
 */
export function findMissingOptional(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isResolved(packages, parent, name))
      .map(([name, range]) => ({ name, range, parent })),
  )
}

/**
 * Looks upwards from folder to folder, as Node does.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isResolved(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at.includes('node_modules/')) return false
    if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

/**
 * The lockfile's packages with an entry for each missing one. Its platform is taken from its name: the binaries of a
 * package are all named like `…-linux-arm64-musl`.
 * @param {Record<string, Entry>} packages
 * @returns {Record<string, Entry>}
 */
export function completePackages(packages) {
  const added = findMissingOptional(packages).map(({ name, range, parent }) => [
    `node_modules/${name}`,
    {
      version: exactVersion(name, range),
      ...(packages[parent]?.dev ? { dev: true } : {}),
      ...platformOf(name),
      optional: true,
    },
  ])
  const all = { ...packages, ...Object.fromEntries(added) }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/**
 * The same packages with the checksum of each binary that had none, as far as the registry knows it: without one, npm
 * takes whatever it is given.
 * @param {Record<string, Entry>} packages
 * @param {(name: string, version: string) => Promise<{ integrity: string } | undefined>} ask
 * @returns {Promise<Record<string, Entry>>}
 */
export async function addChecksums(packages, ask) {
  const all = { ...packages }
  for (const [path, entry] of Object.entries(packages)) {
    if (!entry.optional || !entry.version || entry.integrity) continue
    const answer = await ask(path.replace(/^.*node_modules\//, ''), entry.version)
    if (answer) all[path] = { version: entry.version, integrity: answer.integrity, ...entry }
  }
  return all
}

/**
 * @param {string} name
 * @param {string} range
 */
function exactVersion(name, range) {
  const version = range.replace(/^[\^~]/, '')
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`${name}@${range} does not name an exact version`)
  return version
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system) || (system === 'win32' && words.includes('windows')))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!cpu || (!os && cpu !== 'wasm32')) throw new Error(`The name ${name} does not say what it runs on`)
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return { cpu: [cpu], ...(os ? { os: [os] } : {}), ...(os === 'linux' ? { libc: [libc] } : {}) }
}
