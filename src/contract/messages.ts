import { z } from 'zod'

/** Messages for fields without their own. */
export function setDefaultMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'Required'
      if (issue.code === 'too_small' && issue.origin === 'string')
        return `String must contain at least ${issue.minimum} character(s)`
      if (issue.code === 'too_big' && issue.origin === 'string')
        return `String must contain at most ${issue.maximum} character(s)`
      return undefined
    },
  })
}
