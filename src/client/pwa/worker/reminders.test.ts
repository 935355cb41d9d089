import { beforeEach, expect, it, vi } from 'vitest'
import { openReminder, renewPush, showReminder } from './reminders.ts'

const showNotification = vi.fn(async (_title: string, _options: object) => {})
const openWindow = vi.fn(async (_url: string) => null)
const windows: { url: string; focus: () => Promise<void> }[] = []

beforeEach(() => {
  showNotification.mockClear()
  openWindow.mockClear()
  windows.length = 0
  vi.stubGlobal('self', {
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    location: { origin: 'https://hearten.example' },
  })
})

const message = (value: unknown) => ({ json: () => value }) as PushMessageData
const href = '/moments/1?phase=before'

it('shows the words that came and nothing else, under the tag that came', async () => {
  await showReminder(message({ title: 'Hearten: 10 minutes', href, tag: 'x' }))
  expect(showNotification).toHaveBeenCalledWith('Hearten: 10 minutes', {
    tag: 'x',
    data: { href },
    icon: '/icons/app-192.png',
  })
})

it.each([
  null,
  message('words'),
  message({ title: 'x', tag: 'x', href: 'https://evil.example/' }),
  message({ title: 'x', tag: 'x', href: '//evil.example/' }),
  message({ title: 'x', tag: 'x', href: '/\\evil.example/' }),
])('shows only our name for a push it cannot read, or one that leads elsewhere', async (data) => {
  await showReminder(data)
  expect(showNotification).toHaveBeenCalledWith('Hearten', expect.objectContaining({ data: { href: '/moments' } }))
})

const tapped = () => ({ close: vi.fn(), data: { href } }) as unknown as Notification

it('opens the moment’s preparation in a new window', async () => {
  windows.push({ url: 'https://hearten.example/coach', focus: vi.fn(async () => {}) })
  const notification = tapped()
  await openReminder(notification)
  expect(notification.close).toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith(`https://hearten.example${href}`)
  expect(windows[0]?.focus).not.toHaveBeenCalled()
})

it('focuses the window that already shows it', async () => {
  windows.push({ url: `https://hearten.example${href}`, focus: vi.fn(async () => {}) })
  await openReminder(tapped())
  expect(windows[0]?.focus).toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

const subscription = (endpoint: string) =>
  ({
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription
const moved = {
  oldSubscription: subscription('https://push.example.com/old'),
  newSubscription: subscription('https://push.example.com/new'),
} as PushSubscriptionChangeEvent

it.each([
  [true, ['DELETE https://push.example.com/old', 'POST https://push.example.com/new']],
  [false, ['DELETE https://push.example.com/old']],
])(
  'tells the server the browser’s new push address only if it was this person’s before: %s',
  async (wasThere, wanted) => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
      sent.push(`${method} ${JSON.parse(body).endpoint}`)
      return Response.json({ wasThere })
    })
    await renewPush(moved)
    expect(sent).toEqual(wanted)
  },
)
