import { Agent, request } from 'node:http'

export type Call = { method?: 'GET' | 'POST'; path: string; cookie?: string; body?: object; accept?: string }
export type Timed = { status: number; text: string; cookie: string; firstMs: number; totalMs: number }

export type Client = (call: Call) => Promise<Timed>

/** Calls one server over keep-alive connections. `isFirst` says which part of an answer counts as its first words. */
export function createClient(
  port: number,
  connections: number,
  isFirst: (text: string) => boolean = () => true,
): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return ({ method = 'GET', path, cookie, body, accept = 'application/json' }) =>
    new Promise((resolve, reject) => {
      const begun = performance.now()
      const payload = body && JSON.stringify(body)
      const call = request({
        port,
        host: '127.0.0.1',
        path,
        method,
        agent,
        headers: {
          accept,
          'x-requested-with': 'XMLHttpRequest',
          ...(cookie ? { cookie } : {}),
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      })
      call.on('error', reject)
      call.on('response', (response) => {
        let text = ''
        let firstMs = Number.NaN
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (Number.isNaN(firstMs) && isFirst(text)) firstMs = performance.now() - begun
        })
        response.on('error', reject)
        response.on('end', () => {
          const totalMs = performance.now() - begun
          const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
          resolve({ status: response.statusCode ?? 0, text, cookie: set, firstMs, totalMs })
        })
      })
      call.end(payload)
    })
}

/** Runs `each` this many times in total, with this many at once, and returns how many per second that was. */
export async function inParallel(lanes: number, times: number, each: (at: number) => Promise<void>): Promise<number> {
  let next = 0
  const begun = performance.now()
  const lane = async () => {
    while (next < times) await each(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return (times * 1000) / (performance.now() - begun)
}
