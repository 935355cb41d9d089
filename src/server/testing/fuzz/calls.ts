import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { SeenRoute } from '../test-app.ts'
import { anything, knownId, valuesOf } from './values.ts'

export type FuzzCall = {
  /** The route's name in the contract. */
  name: string
  url: string
  options: InjectOptions
}

type Shape = { params: unknown; query: unknown; body: unknown }
type Twist = { kind: 'none' | 'one thing' | 'all of it' | 'raw'; at: number; with: unknown; raw: Raw }
type Raw = { type: string; payload: string }

const perDraw = 40

/** Calls of one route: most nearly as the contract wants them, some with one thing wrong, some with random content. */
export function* callsOf(route: SeenRoute, seed: number): Generator<(pickId: (at: number) => string) => FuzzCall> {
  const { endpoint } = route
  const part = (schema: NonNullable<typeof endpoint>['body']) => (schema ? valuesOf(schema) : fc.constant(undefined))
  const shape = fc.record({ params: part(endpoint?.params), query: part(endpoint?.query), body: part(endpoint?.body) })
  const drawn = fc.tuple(shape, twist, odderHeaders)
  for (let round = 0; ; round += 1)
    for (const [values, turn, headers] of fc.sample(drawn, { numRuns: perDraw, seed: seed + round }))
      yield (pickId) => assemble(route, twisted(values, turn), { turn, headers, pickId })
}

const twist: fc.Arbitrary<Twist> = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('none' as const) },
    { weight: 6, arbitrary: fc.constant('one thing' as const) },
    { weight: 1, arbitrary: fc.constant('all of it' as const) },
    { weight: 1, arbitrary: fc.constant('raw' as const) },
  ),
  at: fc.nat(1000),
  with: anything,
  raw: fc.record({
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'constructor',
    ),
    payload: fc.constantFrom(
      '{',
      '',
      'null',
      '[]',
      '"x"',
      '{"__proto__":null}',
      '{"a":1e999}',
      '\u0000',
      '--x\r\n\r\n',
      'a=b',
    ),
  }),
})

const headerTexts = fc.constantFrom(
  '__proto__',
  'constructor',
  '*/*;q=0',
  'en-__proto__',
  'x'.repeat(4000),
  '127.0.0.1',
  ',,,;;',
)
const odderHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-language',
        'accept-encoding',
        'user-agent',
        'x-forwarded-for',
        'referer',
        'origin',
        'if-none-match',
        'range',
      ),
      headerTexts,
      { maxKeys: 3 },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ accept: 'text/event-stream' }) },
)

function twisted(values: Shape, turn: Twist): Shape {
  if (turn.kind === 'all of it') return { ...values, body: turn.with }
  if (turn.kind !== 'one thing') return values
  const parts = (['params', 'query', 'body'] as const).filter((part) => isObject(values[part]))
  const part = parts[turn.at % parts.length]
  if (!part) return values
  const fields = values[part] as Record<string, unknown>
  const names = [...Object.keys(fields), 'role', 'userId']
  return { ...values, [part]: { ...fields, [names[turn.at % names.length] ?? 'id']: turn.with } }
}

type Rest = { turn: Twist; headers: Record<string, string>; pickId: (at: number) => string }

function assemble(route: SeenRoute, values: Shape, { turn, headers, pickId }: Rest): FuzzCall {
  const { params, query, body } = withIds(values, () => pickId(turn.at)) as Shape
  const path = route.url.replace(/:(\w+)/g, (_all, name: string) =>
    inAddress((params as Record<string, unknown>)?.[name]),
  )
  const asked = isObject(query) ? Object.entries(query).filter(([, value]) => value !== undefined) : []
  const search = asked.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&')
  const hasBody = route.method !== 'GET' && (body !== undefined || turn.kind === 'raw')
  const payload = turn.kind === 'raw' ? turn.raw.payload : JSON.stringify(body)
  const type = turn.kind === 'raw' ? turn.raw.type : 'application/json'
  return {
    name: `${route.method} ${route.url}`,
    url: search ? `${path}?${search}` : path,
    options: {
      method: route.method as 'POST',
      headers: { ...headers, ...(hasBody ? { 'content-type': type } : {}) },
      ...(hasBody && payload !== undefined ? { payload } : {}),
    },
  }
}

function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  // A lone surrogate cannot be part of an address.
  return encodeURIComponent(Buffer.from(text.slice(0, 300)).toString()) || '%20'
}

function withIds(value: unknown, pickId: () => string): unknown {
  if (value === knownId) return pickId()
  if (Array.isArray(value)) return value.map((one) => withIds(one, pickId))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner, pickId)]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
