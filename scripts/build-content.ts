import { join } from 'node:path'
import { buildContent } from './content/build.ts'
import { ContentError } from './content/content-error.ts'

try {
  const { written, removed } = await buildContent(join(import.meta.dirname, '..'))
  console.log(`Content: ${written.length} written, ${removed.length} removed.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
