import { z } from 'zod'
import { QueryScale } from './fields.ts'

type PageSizes = { size: number; maxSize: number; maxOffset?: number }

/** The query of a paged list. To find out whether there is another page, ask for one row more than is shown. */
export const Paging = ({ size, maxSize, maxOffset = 100_000 }: PageSizes) =>
  z.object({
    limit: QueryScale({ min: 1, max: maxSize }, 'The limit').default(size),
    offset: QueryScale({ min: 0, max: maxOffset }, 'The offset').default(0),
  })
export type Page = z.output<ReturnType<typeof Paging>>

/** For the administrators' tables. */
export const AdminPaging = Paging({ size: 100, maxSize: 200, maxOffset: 1_000_000 })
