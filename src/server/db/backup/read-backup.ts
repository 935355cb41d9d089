import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { BackupLine, type Ending, type Header } from './format.ts'

/** Reads a backup line by line, so that its size does not matter. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY }))
      yield parseLine(line, file)
    // A truncated file ends without an error from the line reader; only the stream reports it.
    if (unpacked.errored) throw unpacked.errored
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw new BackupError(`${file} is not a complete backup of Hearten (${message}).`)
  } finally {
    source.destroy()
  }
}

function parseLine(line: string, file: string): BackupLine {
  try {
    return BackupLine.parse(JSON.parse(line))
  } catch {
    throw new BackupError(`${file} is not a backup of Hearten, or of a version that this one cannot read.`)
  }
}

/** Reads the whole file once before anything is changed, so that a broken backup does no harm. */
export async function checkBackup(file: string): Promise<{ header: Header; ending: Ending }> {
  let header: Header | undefined
  let ending: Ending | undefined
  for await (const line of readBackup(file)) {
    if (line.kind === 'hearten-backup') header = line
    ending = line.kind === 'end' ? line : undefined
  }
  if (!header || !ending) throw new BackupError(`${file} is incomplete: its end is missing.`)
  return { header, ending }
}
