import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = {
  endpoint: string
  message: { title: string; href: string; tag: string }
  topic: string
  ttl: number
  urgency: string
  /** What the sender signed: audience, expiry and contact. */
  claims: { aud: string; exp: number; sub: string }
  /** The public key it was signed with. */
  key: string
}

/** Returns the status to answer with. */
type Answer = (received: Received) => number | Promise<number>

/** A push service together with its browsers: receives messages, checks their signature and decrypts them. */
export async function startPushService() {
  const received: Received[] = []
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  let answer: Answer = () => 201

  const server = createServer(async (request, reply) => {
    const device = devices.get(request.url ?? '')
    if (!device) {
      reply.writeHead(404).end()
      return
    }
    const signed = readSignature(request.headers)
    const one: Received = {
      endpoint: `${base()}${request.url}`,
      message: JSON.parse(open(await bodyOf(request), device)),
      topic: String(request.headers.topic),
      ttl: Number(request.headers.ttl),
      urgency: String(request.headers.urgency),
      ...signed,
    }
    received.push(one)
    reply.writeHead(await answer(one)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    received,
    /** Registers a browser that has agreed, and returns what it would send to a site. */
    newDevice() {
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      devices.set(path, { ecdh, auth })
      const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `${base()}${path}`, keys }
    },
    /** The browser was reset, or the person withdrew permission. */
    forget: (endpoint: string) => devices.delete(new URL(endpoint).pathname),
    answerWith(next: Answer) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** RFC 8291, implemented from the RFC, so that the sending library is not used to check itself. */
function open(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292. */
function readSignature({ authorization = '' }: IncomingHttpHeaders): Pick<Received, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: String(x), y: String(y) } })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!isGood) throw new Error('The signature of a push message is wrong')
  return { claims: JSON.parse(Buffer.from(claims ?? '', 'base64url').toString('utf8')), key }
}
