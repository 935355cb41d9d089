import { type FormEvent, useState } from 'react'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pager } from '#client/ui/controls/pager.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { PastTheEnd } from '#client/ui/surfaces/paged-rows.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { searchUsers } from '#contract/admin/admin.ts'
import { accountsCountedMax, adminSearchMaxLength } from '#rules/limits.ts'
import { useChoice } from '../use-admin-view.ts'
import { PersonRow } from './person-row.tsx'

const pageSize = 20

export function People() {
  const [chosen, choose] = useChoice('people', 'q')
  const q = chosen.slice(0, adminSearchMaxLength)
  const [page, setPage] = usePageAddress()
  const [typed, setTyped] = useTyped(q)
  const found = useFresh(searchUsers, { query: { q, limit: pageSize, offset: page * pageSize } })

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose(typed.trim())
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <search>
        <form onSubmit={look} className="flex flex-wrap items-end gap-3">
          <TextField
            label="Name or email address"
            name="q"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={adminSearchMaxLength}
            autoComplete="off"
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" className="min-h-13" isBusy={found.isPlaceholderData}>
            Search
          </Button>
        </form>
      </search>
      <Panel title="People" answer={found}>
        {({ users, total }) => (
          <>
            <p role="status" className="text-sm text-ink-2">
              {howMany(total)}
            </p>
            {users.length === 0 && total > 0 && <PastTheEnd onFirst={() => setPage(0)} />}
            {total === 0 && (
              <EmptyState title="Nobody found" className="mt-4">
                Every word has to appear in the name or the address. Try fewer words.
              </EmptyState>
            )}
            <ul className="mt-2 grid divide-y divide-line">
              {users.map((user) => (
                <PersonRow key={user.id} user={user} />
              ))}
            </ul>
            <Pager
              label="accounts"
              page={page}
              hasMore={total > accountsCountedMax ? users.length === pageSize : (page + 1) * pageSize < total}
              isBusy={found.isPlaceholderData}
              onPage={setPage}
            />
          </>
        )}
      </Panel>
    </div>
  )
}

function howMany(total: number): string {
  if (total > accountsCountedMax) return `More than ${accountsCountedMax.toLocaleString('en-US')} accounts`
  return total === 1 ? '1 account' : `${total.toLocaleString('en-US')} accounts`
}

/** The text in the field. Going back restores what was searched for then. */
function useTyped(q: string) {
  const [state, setState] = useState({ q, typed: q })
  if (state.q !== q) setState({ q, typed: q })
  return [state.typed, (typed: string) => setState({ q, typed })] as const
}
