import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { localStore, storageKeys } from '../storage.ts'
import { readApiError } from './api-error.ts'

/** Sends a call and returns the raw response; one that is not OK is thrown as an ApiError. */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal | undefined,
  moreHeaders?: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', ...bearer(), ...moreHeaders })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  })
  if (!response.ok) throw await readApiError(response)
  return response
}

/** An endpoint of the contract: input and reply have the agreed types. */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Access, P, Q, B, R>,
  ...[input]: CallArguments<P, Q, B>
): Promise<z.output<R>> {
  const { body, signal } = (input ?? {}) as LooseInput
  const response = await apiRequest(endpoint.method, urlOf(endpoint, input), body, signal)
  return (await response.json()) as z.output<R>
}

/** The address of an endpoint, with its parameters filled in. */
export function urlOf<P extends z.ZodType, Q extends z.ZodType>(
  endpoint: Pick<Endpoint<Access, P, Q>, 'path'>,
  input?: Partial<AddressInput<P, Q>>,
): string {
  const { params = {}, query = {} } = (input ?? {}) as LooseInput
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export function bearer(): Record<string, string> {
  const token = localStore.read(storageKeys.authToken)
  return token ? { Authorization: `Bearer ${token}` } : {}
}

type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

/** Required if the contract has it, and absent otherwise. */
type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema> ? { [N in Name]?: z.input<Schema> } : { [N in Name]: z.input<Schema> }

export type AddressInput<P extends z.ZodType, Q extends z.ZodType> = Part<'params', P> & Part<'query', Q>
type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = AddressInput<P, Q> &
  Part<'body', B> & { signal?: AbortSignal | undefined }
type CallArguments<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> =
  Record<never, never> extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>]
