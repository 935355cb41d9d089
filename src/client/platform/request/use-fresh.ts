import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { useLostSession } from '../session/use-lost-session.ts'
import { referenceOf } from './api-error.ts'
import { queryOf } from './query-client.ts'
import type { AddressInput } from './request.ts'

type Options<Data> = {
  /** In milliseconds, if the data says that it is about to change. */
  refetchEvery?: (data: Data) => number | false
}

/** For data that must be current: refetched on every visit, keeping the last page visible while the next one loads. */
export function useFresh<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Access, P, Q, z.ZodType, R>,
  input?: Partial<AddressInput<P, Q>>,
  { refetchEvery }: Options<z.output<R>> = {},
) {
  const query = useQuery({
    ...queryOf(endpoint, input),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { namesFailure: true },
    refetchInterval: ({ state: { data } }) => (data && refetchEvery ? refetchEvery(data) : false),
  })
  useLostSession(query.data)
  return { ...query, reference: referenceOf(query.error) }
}
