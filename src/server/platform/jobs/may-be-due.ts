/** As stored by pg-boss: a cron line with five fields, and its time zone. */
export type Recurring = { cron: string; timezone: string }

const minuteMs = 60_000
/** pg-boss checks twice a minute for what was due in the last minute; its clock may differ slightly from ours. */
const minutesBack = 2
const minutesAhead = 1

/** Whether it may just have been due. If we cannot parse the line, it may be due at any time. */
export function mayBeDue({ cron, timezone }: Recurring, now: Date): boolean {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  const isKnown = timezone === 'UTC' && days.join(' ') === '* * *' && isField(minute) && isField(hour)
  if (!isKnown) return true
  for (let away = -minutesBack; away <= minutesAhead; away += 1) {
    const at = new Date(now.getTime() + away * minuteMs)
    if (isIn(minute, at.getUTCMinutes()) && isIn(hour, at.getUTCHours())) return true
  }
  return false
}

/** A number, a star, or a star with a step. */
function isField(field: string): boolean {
  return /^(?:\*(?:\/[1-9]\d*)?|\d+)$/.test(field)
}

function isIn(field: string, value: number): boolean {
  if (field === '*') return true
  return field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field)
}
