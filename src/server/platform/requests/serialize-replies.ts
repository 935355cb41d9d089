import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { type $ZodType, safeParse } from 'zod/v4/core'

/**
 * Every reply is checked against the contract, and what that does not name is left out. Replies hold no codecs, so they
 * are parsed, not encoded: zod walks a schema twice to encode.
 */
export const compileReply: FastifySerializerCompiler<$ZodType> =
  ({ schema, method, url }) =>
  (reply) => {
    const { success, data, error } = safeParse(schema, reply)
    if (!success) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(data)
  }
