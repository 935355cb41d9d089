import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Lists of texts shrink to a fifth. JSON only: pages and files are compressed at build time, and event streams would
 * get stuck in the compressor.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: (type) => type.startsWith('application/json'),
    // The best quality takes a hundred times as long and saves another tenth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
