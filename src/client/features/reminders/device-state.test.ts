// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readDeviceState } from './device-state.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

function browser({ userAgent = 'Firefox/140.0', permission = 'default', isInstalled = false, isAble = true } = {}) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, ...(isAble ? { serviceWorker: {} } : {}) })
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('PushManager', {})
  window.matchMedia = (() => ({ matches: isInstalled })) as unknown as typeof window.matchMedia
}
beforeEach(() => browser())

it('can be turned on, unless the person has said no', () => {
  expect(readDeviceState()).toBe('able')
  browser({ permission: 'granted' })
  expect(readDeviceState()).toBe('able')
  browser({ permission: 'denied' })
  expect(readDeviceState()).toBe('blocked')
})

it('says on an iPhone that the app must be installed first, and then can be turned on', () => {
  browser({ userAgent: iPhone, isAble: false })
  expect(readDeviceState()).toBe('not-installed')
  browser({ userAgent: iPhone, isInstalled: true })
  expect(readDeviceState()).toBe('able')
})

it('cannot be turned on where the browser does not support it', () => {
  browser({ isAble: false })
  expect(readDeviceState()).toBe('unable')
})
