import { queryOf } from '#client/platform/request/query-client.ts'
import { listDevices } from '#contract/accounts/accounts.ts'

/** Always refetched when the page is opened: other devices come and go without telling us. */
export const devicesQuery = { ...queryOf(listDevices), staleTime: 0 }
