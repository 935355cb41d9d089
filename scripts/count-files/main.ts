import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { answerDanger } from '#content/coach/crisis/answer-danger.ts'
import { composeReply } from '#server/features/coach/engine/compose-reply.ts'
import { startPaying } from '#server/testing/environments.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { openServer, type Person } from './open-server.ts'
import { tableOf } from './table.ts'
import { createWatch, type Passed } from './watch-request.ts'

// `npm run count:files`: how many files of `src` a request passes, for the table in docs/architecture.md. A file hands a
// request on if it is on the call stack when the request reaches a query, the listener's thread, the safety answer or the
// composed reply. `-- --list` also prints these files. Fails if too many hand a message to the coach on.
const stripe = createStripeDouble()
const server = await openServer(await startPaying(stripe))
const { watch, close } = createWatch([...(await queries()), Worker.prototype.postMessage, answerDanger, composeReply])

/** Of a message to the coach: more could not be read from top to bottom by somebody new. */
const mostFiles = 15
const rows: [string, Passed][] = []
const count = async (name: string, request: () => Promise<unknown>) => rows.push([name, await watch(request)])

try {
  await countCoach(await server.member('coach@example.com'))
  await countForum(await server.member('forum@example.com'))
  await countPayment(await server.member('payment@example.com'))
  for (const line of tableOf(rows)) console.log(line)
  if (process.argv.includes('--list'))
    for (const [name, { handedOn }] of rows) console.log(['', name, ...handedOn].join('\n'))
  for (const [name, { handedOn }] of rows.filter(([row]) => row.startsWith('Coach')))
    if (handedOn.length > mostFiles) {
      console.error(`${name} passes ${handedOn.length} files; at most ${mostFiles} can be followed by a reader.`)
      process.exitCode = 1
    }
} finally {
  await close()
  await server.close()
  await stripe.stop()
}

async function countCoach(person: Person) {
  const say = (message: string) => server.post('/api/chat/message', { message, timeZone: 'UTC' }, person)
  await server.waitForListener()
  // The first reply of a process also loads things, and the first of a chat opens it.
  await say('hello')
  await say('hello')
  await count('Coach: a presentation on Friday, and a shaking voice', () =>
    say('I have to present to the whole team on Friday and my voice shakes'),
  )
  await say('A small step')
  await count('Coach: “yes” to a step', () => say('yes'))
  await count('Coach: what to say to a question they cannot answer', () =>
    say('What do I say if they ask me something I cannot answer?'),
  )
  await count('Coach: a wish to die', () => say('I want to die'))
}

async function countForum(person: Person) {
  const post = { title: 'A first step', content: 'I said hello to a neighbor today.', category: 'social' }
  const { id } = (await server.post('/api/forum/posts', post, person)).json()
  const reply = () => server.post(`/api/forum/posts/${id}/replies`, { content: 'And how was it?' }, person)
  await count('Forum: a reply', reply)
}

async function countPayment(person: Person) {
  await server.post('/api/create-checkout-session', { planType: 'premium', billingType: 'monthly' }, person)
  const session = stripe.sessions.at(-1)
  if (!session) throw new Error('The payment provider has no session')
  stripe.pay(session.id)
  const event = stripe.event('checkout.session.completed', session)
  await count('Payment: a finished checkout', () =>
    server.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event }),
  )
}

/** Everything that reads or writes the database, in any feature. */
async function queries(): Promise<((...args: never[]) => unknown)[]> {
  const folder = join(import.meta.dirname, '..', '..', 'src', 'server', 'features')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.queries.ts'),
  )
  const modules: object[] = await Promise.all(names.map((name) => import(join(folder, name))))
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'function')
}
