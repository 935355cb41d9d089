import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Lines name the route, never the full address, which can contain names, ids and search words. Errors keep their stack
 * but not the values that database errors repeat.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'hearten' },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
    redact: ['password', 'token', 'email', 'authorization', 'cookie', '*.password', '*.token', '*.email'],
  }
  return destination ? pino(options, destination) : pino(options)
}

type Described = { type: string; message: string; code?: unknown; stack?: string | undefined; cause?: Described }

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' }
  return {
    type: error.name,
    // Drizzle's message repeats the query with its parameters.
    message: error.message.split('\nparams:')[0] ?? '',
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
