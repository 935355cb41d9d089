/** As pg-boss keeps it: five fields of a cron line, and where its clock hangs. */
export type Recurring = { cron: string; timezone: string }

const minuteMs = 60_000
/** pg-boss looks twice a minute for what was due in the last one; its clock may be a little apart from ours. */
const minutesBack = 2
const minutesAhead = 1

/** Whether it may have been due just now. A line written in a way we do not know may be due at any time. */
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

/** Every one, every so many, or one. */
function isField(field: string): boolean {
  return /^(?:\*(?:\/[1-9]\d*)?|\d+)$/.test(field)
}

function isIn(field: string, value: number): boolean {
  if (field === '*') return true
  return field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field)
}
