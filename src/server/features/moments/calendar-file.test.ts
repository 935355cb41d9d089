import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarMoment, calendarFile } from './calendar-file.ts'

const standUp: CalendarMoment = {
  id: '0e1c0d3a-8a53-4d1c-9d56-8f0f2f6f3a11',
  title: 'The stand-up',
  startsAt: new Date('2026-03-29T07:00:00Z'),
  timeZone: 'Europe/Berlin',
  reminders: [],
  createdAt: new Date('2026-03-01T10:00:00Z'),
  updatedAt: new Date('2026-03-02T10:00:00Z'),
}

function parse(...moments: CalendarMoment[]) {
  const file = calendarFile(moments)
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return { file, events }
}

describe('a calendar file', () => {
  it('is read by a calendar program as one event at the right instant', () => {
    const [component] = parse(standUp).events
    const event = new ICAL.Event(component)
    expect(event.uid).toContain(standUp.id)
    expect(event.summary).toBe('The stand-up')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-29T07:00:00.000Z')
    expect(component?.getAllSubcomponents('valarm')).toEqual([])
  })

  it('has an alarm for each reminder, neutral for whoever sees the screen, the evening by the clock of the place', () => {
    const [component] = parse({ ...standUp, reminders: ['ten_minutes', 'evening'] }).events
    const alarms = component!
      .getAllSubcomponents('valarm')
      .map((alarm) => [alarm.getFirstPropertyValue('description'), String(alarm.getFirstPropertyValue('trigger'))])
    expect(alarms).toEqual([
      ['Hearten: tomorrow', '2026-03-28T18:00:00Z'],
      ['Hearten: 10 minutes', '2026-03-29T06:50:00Z'],
    ])
  })

  it('brings every sign of a title through, however long, and no line of it is too long', () => {
    const title = `Kim; “née” \\ Lee, 👩‍👩‍👧‍👦 and more: ${'жук '.repeat(30)}\nEND:VEVENT`
    const { file, events } = parse({ ...standUp, title })
    expect(events).toHaveLength(1)
    expect(new ICAL.Event(events[0]).summary).toBe(title)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('holds several, or none', () => {
    expect(parse(standUp, { ...standUp, id: 'b1c0d3a0-8a53-4d1c-9d56-8f0f2f6f3a12' }).events).toHaveLength(2)
    expect(parse().events).toEqual([])
  })
})
