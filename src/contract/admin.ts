import { z } from 'zod'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const disableUser = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  summary: 'Switch an account off: no sign-in, and its next request is refused.',
  params: z.object({ id: z.uuid() }),
  reply: Done,
})
export const enableUser = endpoint({
  ...disableUser,
  path: '/api/admin/users/:id/enable',
  summary: 'Switch an account on again.',
})
