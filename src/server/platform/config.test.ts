import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  APP_ENV: 'production',
  APP_URL: 'https://hearten.example/',
  SESSION_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://u:p@db/hearten',
}

describe('settings', () => {
  it('are complete with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      isDemo: true,
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      dataDir: '.data',
      hasDebugAuth: true,
      hasDemoData: true,
      hasRateLimits: true,
    })
  })

  it('take an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', APP_ENV: '' })).toMatchObject({ port: 3000, isDemo: true })
  })

  it('turn demo things off in production', () => {
    expect(readConfig(production)).toMatchObject({
      isDemo: false,
      hasDebugAuth: false,
      hasDemoData: false,
      isHttps: true,
      appUrl: 'https://hearten.example',
    })
    expect(readConfig({ ...production, DEBUG_AUTH: 'true' }).hasDebugAuth).toBe(true)
  })

  it.each(['https://demo.example', 'https://localhost', 'http://192.168.1.5:3000', 'http://demo.example'])(
    'leave out demo accounts and debug pages at %s, unless they are asked for',
    (APP_URL) => {
      expect(readConfig({ APP_URL })).toMatchObject({
        isDemo: true,
        isOpenDemo: true,
        hasDebugAuth: false,
        hasDemoData: false,
      })
      expect(readConfig({ APP_URL, PUSH_LOCAL: 'on' })).toMatchObject({ allowsLocalPush: false })
      expect(readConfig({ APP_URL, DEBUG_AUTH: 'on', DEMO_DATA: 'on' })).toMatchObject({
        hasDebugAuth: true,
        hasDemoData: true,
      })
    },
  )

  it.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://hearten.localhost'])(
    'keep them at %s',
    (APP_URL) => {
      expect(readConfig({ APP_URL })).toMatchObject({ isOpenDemo: false, hasDebugAuth: true, hasDemoData: true })
      expect(readConfig({ APP_URL })).toMatchObject({ allowsLocalPush: false })
      expect(readConfig({ APP_URL, PUSH_LOCAL: 'on' })).toMatchObject({ allowsLocalPush: true })
    },
  )

  it('take the proxy in front by its address, not as a number of hops', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1')
    expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback')
    expect(() => readConfig({ TRUST_PROXY: '2' })).toThrow('The variable TRUST_PROXY must be the address')
  })

  it('read the administrators as a list without regard to case', () => {
    expect(readConfig({ ADMIN_EMAILS: ' A@x.org, b@X.org ,' }).adminEmails).toEqual(['a@x.org', 'b@x.org'])
  })

  it('leave the coach to itself unless a provider is named', () => {
    expect(readConfig({}).coach).toBeUndefined()
    expect(readConfig({ COACH_BASE_URL: 'https://api.example/v1', COACH_MODEL: 'm' }).coach).toEqual({
      baseUrl: 'https://api.example/v1',
      apiKey: undefined,
      model: 'm',
      timeoutMs: 7000,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_ENV: 'staging' }, 'APP_ENV'],
    [{ APP_URL: 'hearten' }, 'APP_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ COACH_BASE_URL: 'api.example' }, 'COACH_BASE_URL'],
    [{ COACH_BASE_URL: 'https://api.example/v1' }, 'COACH_MODEL'],
    [{ COACH_API_KEY: 'key' }, 'COACH_BASE_URL'],
    [{ COACH_MODEL: 'some-model' }, 'COACH_BASE_URL'],
    [{ COACH_TIMEOUT_MS: '9000' }, 'COACH_TIMEOUT_MS'],
    [{ ...production, APP_URL: undefined }, 'APP_URL'],
    [{ ...production, SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    [{ ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [{ ...production, DEMO_DATA: 'on' }, 'DEMO_DATA'],
    [{ ...production, PUSH_LOCAL: 'on' }, 'PUSH_LOCAL'],
  ])('refuse %j in one sentence that names the variable', (env, name) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(new RegExp(`^The variable ${name} [^\\n]+\\.$`))
  })
})
