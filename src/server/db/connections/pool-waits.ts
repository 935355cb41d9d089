import type pg from 'pg'

type OnClient = (...answer: unknown[]) => void
type Take = (onClient?: OnClient) => unknown

/** Reports how long everybody waited for a connection, whether they got one or were refused. */
export function watchWaits(pool: pg.Pool, onWait: (seconds: number) => void): void {
  const take = pool.connect.bind(pool) as Take
  const takeTimed: Take = (onClient) => {
    const begun = performance.now()
    const tell = () => onWait((performance.now() - begun) / 1000)
    if (!onClient) return (take() as Promise<unknown>).finally(tell)
    return take((...answer) => {
      tell()
      onClient(...answer)
    })
  }
  pool.connect = takeTimed as typeof pool.connect
}
