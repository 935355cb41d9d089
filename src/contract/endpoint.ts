import type { z } from 'zod'
import type { Access } from '#rules/access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API, shared by both sides: who may make it, what it takes, what it returns. */
export type Endpoint<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  access: A
  method: Method
  /** Parameters as `:name`. */
  path: string
  /** One line for the API page. */
  summary: string
  params?: P
  query?: Q
  body?: B
  reply: R
  /** Defaults to 200. */
  status?: 200 | 201 | 202
  /** Read-only, and may be some seconds behind what others did, but never behind what the member did themselves. */
  mayLag?: true
}

/** Only for type inference; does nothing at run time. */
export function endpoint<
  const A extends Access,
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<A, P, Q, B, R>): Endpoint<A, P, Q, B, R> {
  return definition
}
