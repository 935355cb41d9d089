import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Credentials, Registration, SignedIn } from './accounts.ts'

/** These exist only in demo mode or with DEBUG_AUTH=true; otherwise they answer 404. */
export const directAuth = endpoint({
  access: 'public',
  method: 'POST',
  path: '/direct-auth',
  summary: 'Debug: create an account, or sign in where it exists, without a cookie.',
  body: Registration,
  reply: SignedIn.extend({ created: z.boolean() }),
})

export const loginJwt = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/login-jwt',
  summary: 'Debug: sign in and get a bearer token.',
  body: Credentials,
  reply: SignedIn.required(),
})
