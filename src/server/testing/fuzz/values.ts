import fc from 'fast-check'
import { z } from 'zod'
import { oddTexts } from '../odd-texts.ts'

/** The part of JSON Schema that our contract uses. */
type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Replaced with an existing id when the call is sent. */
export const knownId = 'an id that is known by then'

const odd = fc.constantFrom(...oddTexts(2500, 7))
const uuid = fc.oneof(
  { weight: 6, arbitrary: fc.constant(knownId) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: odd },
)
const extremes = [0, -0, -1, 1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, -1e308, 1e308]
const moment = fc
  .oneof(
    fc.date({ noInvalidDate: true }),
    fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  )
  .map((date) => date.toISOString())

/** Any JSON, but small: sizes are tested elsewhere. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.constantFrom<unknown>(...extremes, null, true, '', [], {}, knownId),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}')),
  fc.constant(JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)),
)

/** Values that match the schema, at the limits of what it allows. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromJsonSchema))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(fromJsonSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 12),
      })
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anything
  }
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fromJsonSchema(inner)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  if (typeof additionalProperties !== 'object') return named
  return fc
    .tuple(named, fc.dictionary(odd, fromJsonSchema(additionalProperties), { maxKeys: 4 }))
    .map(([one, more]) => ({
      ...one,
      ...more,
    }))
}

function texts({ format, minLength = 0, maxLength = 400 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return uuid
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return moment
  if (format === 'date') return moment.map((text) => text.slice(0, 10))
  const fitting = odd.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
  const full = odd.map((text) => `${text}x`.repeat(maxLength).slice(0, Math.min(maxLength, 20_000)))
  const named = fc.constantFrom(knownId, 'UTC', 'Pacific/Apia', 'someone@example.com', 'long enough words')
  return fc.oneof({ weight: 10, arbitrary: fitting }, { weight: 1, arbitrary: full }, { weight: 3, arbitrary: named })
}

function numbers({ type, minimum = -(2 ** 31), maximum = 2 ** 31 }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -Number.MAX_SAFE_INTEGER), Math.min(maximum, Number.MAX_SAFE_INTEGER)]
  const within =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 8, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(...extremes) })
}
