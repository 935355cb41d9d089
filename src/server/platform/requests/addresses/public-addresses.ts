import dns from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Public by range, but not really: tunnels that lead to any IPv4 address, and documentation addresses.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet, and neither this machine nor in our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** A host name that could be on the internet. Bare IP addresses are refused: no public push service uses one. */
export function isPublicName(hostname: string): boolean {
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false
  return /\.[a-z][a-z\d-]*\.?$/i.test(hostname) && !/\.(localhost|local|internal|lan|home|arpa)\.?$/i.test(hostname)
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Only resolves to public addresses. Runs at the moment of connecting, because a name that was checked before may now
 * lead into our own network.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) return done(error ?? new PrivateAddressError('This host name has no public address'), '', 0)
    if (options.all) done(null, open)
    else done(null, first.address, first.family)
  })
}
