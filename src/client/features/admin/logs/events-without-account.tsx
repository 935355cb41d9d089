import { describeEvent } from '#client/parts/security-words.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { countEventsWithoutAccount } from '#contract/accounts/security-log.ts'

/** Wrong passwords for unknown addresses, and limits per network: only numbers. */
export function EventsWithoutAccount() {
  const counts = useFresh(countEventsWithoutAccount)
  return (
    <Panel title="Without an account, last 7 days" answer={counts}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-2">No sign-ins with unknown addresses, and no network hit a limit.</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {rows.map(({ event, detail, times }) => (
              <li key={`${event} ${detail}`} className="flex justify-between gap-4 py-3">
                <span>
                  {event === 'sign_in_failed'
                    ? 'Sign-in tried with an unknown address'
                    : describeEvent({ event, detail, times: 1 })}
                </span>
                <span className="font-semibold tabular-nums">{times.toLocaleString('en-US')}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  )
}
