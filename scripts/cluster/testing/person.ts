export type Person = {
  email: string
  password: string
  get: (site: string, path: string) => Promise<Response>
  send: (method: string, site: string, path: string, body?: unknown) => Promise<Response>
}

const password = 'correct horse battery'

/** A new, signed-in account; its session works on any instance. */
export async function register(site: string, email: string): Promise<Person> {
  const reply = await sendAs('', 'POST', site, '/api/register', {
    email,
    password,
    firstName: 'Robin',
    lastName: 'Vale',
  })
  if (reply.status !== 201) throw new Error(`Could not register: ${reply.status} ${await reply.text()}`)
  const cookie = String(reply.headers.getSetCookie()[0]).split(';')[0] ?? ''
  return {
    email,
    password,
    get: (at, path) => fetch(`${at}${path}`, { headers: { cookie } }),
    send: (method, at, path, body) => sendAs(cookie, method, at, path, body),
  }
}

export function sendAs(cookie: string, method: string, site: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${site}${path}`, {
    method,
    headers: {
      cookie,
      'x-requested-with': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}
