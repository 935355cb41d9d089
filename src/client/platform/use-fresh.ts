import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { queryOf } from './query-client.ts'
import type { AddressInput } from './request.ts'
import { useLostSession } from './use-lost-session.ts'

/** For what should be of this moment: asked anew on every visit, the last page kept in sight while the next one loads. */
export function useFresh<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Access, P, Q, z.ZodType, R>,
  input?: Partial<AddressInput<P, Q>>,
) {
  const query = useQuery({ ...queryOf(endpoint, input), staleTime: 0, placeholderData: keepPreviousData })
  useLostSession(query.data)
  return query
}
