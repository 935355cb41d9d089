import { type FormEvent, useState } from 'react'
import { useFresh } from '#client/platform/use-fresh.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { TextField } from '#client/ui/field.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { searchUsers } from '#contract/admin.ts'
import { PersonRow } from './person-row.tsx'

const pageSize = 20

export function People() {
  const [search, setSearch] = useState({ q: '', page: 0 })
  const { q, page } = search
  const found = useFresh(searchUsers, { query: { q, limit: pageSize, offset: page * pageSize } })

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSearch({ q: String(new FormData(event.currentTarget).get('q') ?? ''), page: 0 })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <search>
        <form onSubmit={look} className="flex flex-wrap items-end gap-3">
          <TextField
            label="Name or email address"
            name="q"
            type="search"
            maxLength={200}
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
              {total === 1 ? '1 account' : `${total.toLocaleString('en-US')} accounts`}
            </p>
            {users.length === 0 && (
              <EmptyState title="Nobody found" className="mt-4">
                Every word has to be part of the name or the address. Fewer words find more.
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
              hasMore={(page + 1) * pageSize < total}
              isBusy={found.isPlaceholderData}
              onPage={(next) => setSearch({ q, page: next })}
            />
          </>
        )}
      </Panel>
    </div>
  )
}
