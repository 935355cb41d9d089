import { TextField } from '#client/ui/fields/field.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import { learntMaxLength } from '#rules/challenges/facts.ts'
import type { ChallengeFlow } from './use-challenge-flow.ts'

export function LearntField({ flow: { words, type } }: { flow: Pick<ChallengeFlow, 'words' | 'type'> }) {
  return (
    <TextField
      label="One line you learned (optional)"
      hint={<PrivateHint>Only you can see this. It goes on your evidence wall.</PrivateHint>}
      maxLength={learntMaxLength}
      autoComplete="off"
      value={words.learnt}
      onChange={(event) => type({ learnt: event.currentTarget.value })}
    />
  )
}
