import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Lists of texts shrink to a fifth. Only JSON: pages and files are compressed when they are built, and a stream of
 * events would wait in the compressor.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: (type) => type.startsWith('application/json'),
    // The best compression takes a hundred times as long for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
