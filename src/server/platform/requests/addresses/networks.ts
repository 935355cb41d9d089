import { isIPv4, isIPv6 } from 'node:net'

/**
 * The unit that limits by address count: a household gets one IPv4 address, or 18 quintillion IPv6 addresses with the
 * same first 64 bits. Counted individually, each of those would get its own first try.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return isIPv6(bare) ? `${firstGroups(bare).join(':')}::/64` : address
}

function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  // An IPv4 address at the end counts as two groups.
  const width = right.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), left.length)
  const filled = after === undefined ? left : [...left, ...Array.from({ length: 8 - width }, () => '0'), ...right]
  return filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
}
