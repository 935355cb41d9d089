import { SetError } from './read-set.ts'

// Learning anew must not need what was learned before, so neither is loaded for the other.
try {
  if (process.argv.includes('--train')) await import('./train.ts')
  else await (await import('./measure.ts')).measure(process.env.EVAL_SET, process.argv.includes('--json'))
} catch (error) {
  if (!(error instanceof SetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
