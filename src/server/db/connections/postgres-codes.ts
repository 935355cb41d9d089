/** PostgreSQL's own error code, which Drizzle wraps one level down. */
export function postgresCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** The name of the violated constraint. */
export function postgresConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return undefined
}

export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
