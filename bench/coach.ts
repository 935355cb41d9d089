import { setTimeout } from 'node:timers/promises'
import { atMost, type Bench, type Figure, percentile, timesCopy } from './harness/bench.ts'
import { againstTwin } from './harness/by-turns.ts'
import { createClient, inParallel, type Timed } from './harness/http.ts'
import type { Member, Stage } from './harness/stage.ts'

const chats = 20
const turnsEach = 8
/** People read and type in between; nobody is faster than this. */
const pauseMs = { least: 2000, most: 5000 }

export const messages = [
  'I have to present to the whole team on Friday and I keep imagining my voice shaking',
  'what do i even say to ppl at lunch',
  'ok',
  'I keep replaying what I said to my manager yesterday, I sounded so stupid',
  'yes, that one',
  'My heart is racing right now, I am in the bathroom at work',
  'How do I tell a coworker no without being rude?',
  'I asked my boss a question in the meeting today!',
  'nah',
  'Nobody at this party talks to me and I want to leave',
]

const isToken = (text: string) => text.includes('event: token')

/** The built-in coach: how fast it answers twenty people at once, and what that does to everybody else. */
export const coach: Bench = {
  name: 'coach',
  async run(stage) {
    const members = await Promise.all(Array.from({ length: chats }, stage.member))
    return [...(await measureTurns(stage, members)), ...(await measureOpening(stage, members))]
  },
}

async function measureTurns(stage: Stage, members: readonly Member[]): Promise<Figure[]> {
  const stream = createClient(stage.ports.app, chats, isToken)
  const say = (at: number): Promise<Timed> =>
    stream({
      method: 'POST',
      path: '/api/chat/message',
      cookie: members[at % chats]?.cookie ?? '',
      body: { message: messages[Math.floor(at / chats) % messages.length] },
      accept: 'text/event-stream',
    })
  // What is loaded with the first message does not count.
  await inParallel(chats, chats * 2, async (at) => void (await say(at)))
  await stage.readLoopDelay()
  const cpuBefore = await stage.readCpuMs()

  const took: Timed[] = []
  const hold = async (chat: number) => {
    for (let turn = 0; turn < turnsEach; turn += 1) {
      // Spread evenly and the same in every round, because randomness would change the figures.
      const share = ((chat * 7 + turn * 11) % chats) / chats
      await setTimeout(pauseMs.least + share * (pauseMs.most - pauseMs.least))
      const reply = await say(turn * chats + chat)
      if (!reply.text.includes('event: session')) throw new Error(`A turn failed: ${reply.status} ${reply.text}`)
      took.push(reply)
    }
  }
  await Promise.all(Array.from({ length: chats }, (_, chat) => hold(chat)))
  const { p99Ms, maxMs } = await stage.readLoopDelay()
  const cpuMs = ((await stage.readCpuMs()) - cpuBefore) / took.length
  const burst = await Promise.all(Array.from({ length: chats }, (_, chat) => say(chat)))
  const p95 = (values: number[]) => percentile(values, 0.95)
  return [
    atMost(
      `first words, p95 of ${took.length} turns, ${chats} chats at once`,
      p95(took.map(({ firstMs }) => firstMs)),
      300,
    ),
    atMost('whole turn, p95', p95(took.map(({ totalMs }) => totalMs)), 300),
    atMost('event loop held up meanwhile, p99', p99Ms, 50),
    atMost('event loop held up meanwhile, longest', maxMs, 50),
    atMost('processor time of a turn, with the listener', cpuMs, 150),
    atMost(
      `${chats} messages in the same moment, the last answer`,
      Math.max(...burst.map(({ totalMs }) => totalMs)),
      2500,
    ),
  ]
}

async function measureOpening(stage: Stage, members: readonly Member[]): Promise<Figure[]> {
  const app = createClient(stage.ports.app, chats)
  const twin = createClient(stage.ports.twin, chats)
  const [long] = members
  const fresh = await stage.member()
  if (!long) throw new Error('There is no member to measure with')
  await app({ path: '/api/chat/session', cookie: fresh.cookie })
  await makeLong(stage, long)
  const open = ({ cookie }: Member, times: number) =>
    inParallel(chats, times, async () => void (await app({ path: '/api/chat/session', cookie })))
  const openTwin = ({ id }: Member, times: number) =>
    inParallel(chats, times, async () => void (await twin({ path: `/chat/${id}` })))
  await Promise.all([open(long, 100), openTwin(long, 100)])
  const what = 'opening a chat of 10,000 messages, a second, against the bare row'
  const opening = await againstTwin(
    what,
    (times) => open(long, times),
    (times) => openTwin(long, times),
    { times: 250, goal: 0.8 },
  )
  const longTurn = await turnMs(stage, long)
  const freshTurn = await turnMs(stage, fresh)
  return [
    opening,
    timesCopy('a turn in a chat of 10,000 messages, against one in an empty chat', longTurn, freshTurn, 1.3),
  ]
}

/** The median of a few turns, one after the other. */
async function turnMs(stage: Stage, { cookie }: Member): Promise<number> {
  const app = createClient(stage.ports.app, 1)
  const took: number[] = []
  for (const message of [...messages, ...messages]) {
    took.push((await app({ method: 'POST', path: '/api/chat/message', cookie, body: { message } })).totalMs)
  }
  return percentile(took, 0.5)
}

async function makeLong({ sql }: Stage, { id }: Member) {
  const entry = `jsonb_build_object('id', n, 'role', case when n % 2 = 0 then 'user' else 'assistant' end,
    'content', 'What was said at place ' || n || repeat(' and so on', 20), 'timestamp', '2026-01-01T00:00:00.000Z')`
  await sql(
    `insert into chat_messages (session_id, position, user_id, message)
     select s.id, n, s.user_id, ${entry} from chat_sessions s, generate_series(s.message_count + 1, 10001) n
     where s.user_id = $1`,
    [id],
  )
  await sql(`update chat_sessions set message_count = 10001 where user_id = $1`, [id])
}
