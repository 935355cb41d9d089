import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const textFile = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|md|data)$/
/** A page consists of many small files, so even small savings count. */
const worthwhileBytes = 300

/**
 * Writes a .br and a .gz beside every text file, as small as they get; zlib's own threads share the work.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** @param {string} path */
async function compressFile(path) {
  const plain = await readFile(path)
  if (plain.length < worthwhileBytes) return
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain, { level: 9 }),
  ])
  if (brotli.length < plain.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < plain.length) await writeFile(`${path}.gz`, gzipped)
}
