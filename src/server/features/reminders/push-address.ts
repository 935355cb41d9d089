import { createECDH } from 'node:crypto'
import { isPublicName } from '#server/platform/requests/addresses/public-addresses.ts'

/**
 * Push addresses come from browsers, that is, from anybody. Without this check we would send requests wherever we are
 * told, even inside our own network.
 */
export function isPushAddress(address: string, allowsLocal: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (allowsLocal) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && isPublicName(hostname)
}

/** Whether a message can be encrypted with them: a point on the curve, and sixteen random bytes. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}
