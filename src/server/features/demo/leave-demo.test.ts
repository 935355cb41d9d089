import { describe, expect, it } from 'vitest'
import { prepareDemo } from '#server/prepare-demo.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { demoPeople } from './demo-people.ts'
import { leaveDemo, markOrRefuse } from './leave-demo.ts'

const t = useTestApp({ env: { ADMIN_EMAILS: 'nobody-vouched@example.com' } })
const inDemo = { isDemo: true, hasDemoData: true, hasDebugAuth: true, isOpenDemo: false }
const isTaken = () => markOrRefuse(t.connection.db, false)
const countDemoPeople = async () =>
  (await t.sql('select 1 from users where id = any($1)', [demoPeople.map(({ id }) => id)])).length

describe('a database', () => {
  it('that never was a demo is taken by production, and has nothing to leave', async () => {
    await isTaken()
    expect(await leaveDemo(t.connection.db)).toEqual(['This database has not been a demo. Nothing was changed.'])
  })

  it('that was a demo is refused by production until it is told, and then holds nothing of it', async () => {
    await markOrRefuse(t.connection.db, true)
    await expect(isTaken()).rejects.toThrow('npm run admin -- leave-demo')
    await prepareDemo(inDemo, t.connection.db)
    const buyer = await t.someone()
    await t.post('/api/create-checkout-session', { as: buyer, body: { planType: 'premium', billingType: 'lifetime' } })
    const payer = await t.premium()
    await t.sql(`update users set stripe_customer_id = 'cus_real' where id = $1`, [payer.id])
    const unproven = await t.someone({ email: 'nobody-vouched@example.com' })
    const proven = await t.admin()
    await t.sql('update users set email_verified = true where id = $1', [proven.id])
    const lines = (await leaveDemo(t.connection.db)).join('\n')
    expect(lines).toContain(`Demo people removed: ${demoPeople.length}`)
    expect(lines).toContain('unconfirmed address made members: 1')
    expect(await countDemoPeople()).toBe(0)
    const state = async ({ id }: { id: string }) =>
      (await t.sql('select role, subscription_status as status from users where id = $1', [id]))[0]
    expect(await state(buyer)).toEqual({ role: 'member', status: 'free' })
    expect(await state(payer)).toEqual({ role: 'member', status: 'active' })
    expect(await state(unproven)).toMatchObject({ role: 'member' })
    expect(await state(proven)).toMatchObject({ role: 'admin' })
    await isTaken()
  })

  it('of a demo from before there were marks is known by its people', async () => {
    await prepareDemo(inDemo, t.connection.db)
    await t.sql('delete from deployment_marks')
    await expect(isTaken()).rejects.toThrow('was used for a demo')
  })
})

describe('a demo that others can open', () => {
  it('has nobody whose password everybody knows, and says so', async () => {
    await prepareDemo(inDemo, t.connection.db)
    const open = { isDemo: true, hasDemoData: false, hasDebugAuth: false, isOpenDemo: true }
    const lines = await prepareDemo(open, t.connection.db)
    expect(lines[0]).toContain('without demo accounts and debug sign-in')
    expect(await countDemoPeople()).toBe(0)
  })
})
