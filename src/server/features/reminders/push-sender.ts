import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { lookupPublic, PrivateAddressError } from '#server/platform/requests/addresses/public-addresses.ts'
import { isPushAddress } from './push-address.ts'
import type { ReadPushKeys } from './push-keys.ts'

export type Device = { endpoint: string; p256dh: string; auth: string }
export type PushMessage = {
  /** What the service worker reads. Encrypted, so that the push service cannot read it. */
  payload: object
  /** A message replaces an undelivered one with the same topic. */
  topic: string
  ttlSeconds: number
  isUrgent: boolean
}
/** `gone`: the device no longer exists. `refused`: a retry would be answered the same. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'
export type SendPush = (device: Device, message: PushMessage) => Promise<PushOutcome>

type Deps = { readKeys: ReadPushKeys; contactEmail: string; allowsLocal: boolean }

const patienceMs = 10_000

export function createPushSender({ readKeys, contactEmail, allowsLocal }: Deps): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds, isUrgent }) => {
    if (!isPushAddress(endpoint, allowsLocal)) return 'gone'
    // Loaded with the first message, because most servers send none for hours.
    const { default: webPush } = await import('web-push')
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${contactEmail}`, ...(await readKeys()) },
      TTL: ttlSeconds,
      urgency: isUrgent ? 'high' : 'normal',
      topic,
    })
    const options = { method: 'POST', headers: details.headers, ...(allowsLocal ? {} : { lookup: lookupPublic }) }
    try {
      return outcomeOf(await post(new URL(endpoint), options, details.body))
    } catch (error) {
      return error instanceof PrivateAddressError ? 'gone' : 'later'
    }
  }
}

/** The status of the answer. Its body is not read, and redirects are not followed, because they could lead anywhere. */
function post(url: URL, options: RequestOptions, body: Buffer | null): Promise<number> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const sending = request(url, { ...options, agent: false, signal: AbortSignal.timeout(patienceMs) }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
