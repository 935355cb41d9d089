type Clock = { Temporal?: { Now: { timeZoneId: () => string } } }

/** The device's time zone; some old browsers do not tell. */
export function ownTimeZone(): string {
  return deviceTimeZone() || 'UTC'
}

/**
 * The same, or nothing where it is not told. Browsers with Temporal answer at once. Without it we need a date format, and
 * the first one on a page loads locale data: on Help now that took longer than the rest of the script in its head.
 */
export function deviceTimeZone(): string | undefined {
  const { Temporal } = globalThis as Clock
  return Temporal ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone
}
