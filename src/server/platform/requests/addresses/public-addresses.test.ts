import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicName, lookupPublic, PrivateAddressError } from './public-addresses.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.10',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.254', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

it.each([
  ['push.example.com', true],
  ['web.push.apple.com', true],
  ['localhost', false],
  ['intranet', false],
  ['db.internal', false],
  ['printer.local.', false],
  ['app.localhost', false],
  ['8.8.8.8', false],
  ['[2606:4700::1111]', false],
])('the name %s may be public: %s', (name, may) => {
  expect(isPublicName(name)).toBe(may)
})

it('a name that leads to this machine is not found', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve))
  expect(error).toBeInstanceOf(PrivateAddressError)
})
