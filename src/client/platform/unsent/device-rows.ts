import { dayMs } from '#rules/durations.ts'

/** Something of one person that is kept on this device for now. */
export type DeviceRow = { id: string; userId: string }
export type RowStore = 'entries' | 'drafts'

/** After this long the server would no longer accept it, and the person has moved on. */
export const forgottenAfterMs = 60 * dayMs

const databaseName = 'hearten'
const stores: readonly RowStore[] = ['entries', 'drafts']

let opening: Promise<IDBDatabase> | null = null
/** If the browser cannot store anything (private modes, a full disk), this page's memory is used. */
let memory: Record<RowStore, readonly DeviceRow[]> | null = null

/** False if what is kept is lost with this page. */
export const isStoredOnDevice = () => memory === null

export async function readRows<Row extends DeviceRow>(store: RowStore, userId: string): Promise<readonly Row[]> {
  return updateRows<Row>(store, userId, (rows) => rows)
}

/**
 * Changes one person's rows in one transaction, so that other tabs' changes come before or after it. `change` gets all
 * rows and returns all that should remain.
 */
export async function updateRows<Row extends DeviceRow>(
  store: RowStore,
  userId: string,
  change: (rows: readonly Row[]) => readonly Row[],
): Promise<readonly Row[]> {
  if (memory) return updateMemory(memory, store, userId, change)
  try {
    return await updateDatabase(store, userId, change)
  } catch {
    memory ??= await readEverything().catch(() => ({ entries: [], drafts: [] }))
    return updateMemory(memory, store, userId, change)
  }
}

/** Removes everything of this person. */
export async function forgetRows(userId: string) {
  for (const store of stores) await updateRows(store, userId, () => [])
}

/** Removes what has waited too long for somebody who did not come back; the words are theirs, but the device may not be. */
export async function removeRowsBefore(store: RowStore, isOld: (row: DeviceRow) => boolean) {
  if (memory) return
  try {
    const transaction = (await openDatabase()).transaction(store, 'readwrite')
    const rows = await answerOf<DeviceRow[]>(transaction.objectStore(store).getAll())
    for (const row of rows.filter(isOld)) transaction.objectStore(store).delete(row.id)
    await endOf(transaction)
  } catch {
    // Without a database on the device there is nothing old to remove.
  }
}

async function updateDatabase<Row extends DeviceRow>(
  store: RowStore,
  userId: string,
  change: (rows: readonly Row[]) => readonly Row[],
): Promise<readonly Row[]> {
  const transaction = (await openDatabase()).transaction(store, 'readwrite')
  const end = endOf(transaction)
  const table = transaction.objectStore(store)
  try {
    const before = await answerOf<Row[]>(table.index('userId').getAll(userId))
    const after = change(before)
    const known = new Map(before.map((row) => [row.id, row]))
    for (const row of after) {
      if (known.get(row.id) !== row) table.put(row)
      known.delete(row.id)
    }
    for (const id of known.keys()) table.delete(id)
    // Commits early, so that leaving the page does not lose the last words.
    transaction.commit?.()
    await end
    return after
  } catch (error) {
    end.catch(() => {})
    throw error
  }
}

function updateMemory<Row extends DeviceRow>(
  kept: Record<RowStore, readonly DeviceRow[]>,
  store: RowStore,
  userId: string,
  change: (rows: readonly Row[]) => readonly Row[],
): readonly Row[] {
  const after = change(kept[store].filter((row) => row.userId === userId) as Row[])
  kept[store] = [...kept[store].filter((row) => row.userId !== userId), ...after]
  return after
}

async function readEverything(): Promise<Record<RowStore, readonly DeviceRow[]>> {
  const transaction = (await openDatabase()).transaction(stores)
  const [entries, drafts] = await Promise.all(
    stores.map((store) => answerOf<DeviceRow[]>(transaction.objectStore(store).getAll())),
  )
  return { entries: entries ?? [], drafts: drafts ?? [] }
}

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => {
      for (const store of stores) {
        request.result.createObjectStore(store, { keyPath: 'id' }).createIndex('userId', 'userId')
      }
    }
    request.onsuccess = () => {
      const database = request.result
      const forget = () => {
        opening = null
      }
      database.onclose = forget
      // A newer version of the app in another tab must not wait for this one.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
  return opening
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
