import { QueryClient, type QueryFunction, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { keptHeader } from '#client/pwa/last-seen.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { readApiError } from './api-error.ts'
import { noteReachable } from './reachability.ts'
import { type AddressInput, bearer, urlOf } from './request.ts'

type On401 = 'returnNull' | 'throw'

/**
 * Fetches the address made of the query key's segments. Being signed out is an answer (null), unless the caller says
 * otherwise.
 */
export function getQueryFn<T>({ on401 }: { on401: On401 }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), {
      headers: { 'Content-Type': 'application/json', ...bearer() },
      credentials: 'include',
      signal,
    })
    noteReachable(!response.headers.has(keptHeader))
    if (response.status === 401 && on401 === 'returnNull') {
      // An answer that may not be cached keeps its connection open until it is read.
      await response.text()
      return null as T
    }
    if (!response.ok) throw await readApiError(response)
    return (await response.json()) as T
  }
}

/** Options for useQuery that read an endpoint of the contract; null means signed out. */
export function queryOf<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Access, P, Q, z.ZodType, R>,
  input?: Partial<AddressInput<P, Q>>,
) {
  return queryOptions({
    queryKey: [urlOf(endpoint, input)],
    queryFn: getQueryFn<z.output<R> | null>({ on401: 'returnNull' }),
  })
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'returnNull' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Offline calls fail at once, because a paused call would look like loading forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
