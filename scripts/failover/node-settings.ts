import { join } from 'node:path'

export type NodePorts = { postgres: number; rest: number }

export const superuser = { username: 'postgres', password: 'only for this test' }
const replicator = { username: 'replicator', password: 'only for this test' }

/** After this long a primary counts as gone; the smallest value Patroni accepts. */
const leaderSeconds = 20

/** One node's configuration for Patroni, as JSON, which is also YAML. */
export function nodeSettings(
  name: string,
  { home, postgresBin, etcdPort, ports }: { home: string; postgresBin: string; etcdPort: number; ports: NodePorts },
) {
  const local = (port: number) => `127.0.0.1:${port}`
  return {
    scope: 'hearten',
    name,
    restapi: { listen: local(ports.rest), connect_address: local(ports.rest) },
    etcd3: { host: local(etcdPort) },
    bootstrap: {
      dcs: {
        ttl: leaderSeconds,
        loop_wait: 2,
        retry_timeout: 3,
        // A primary that cannot be restarted at once is replaced at once.
        primary_start_timeout: 0,
        // Nothing is acknowledged that only one node has, even if that means acknowledging nothing.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_log_hints: 'on', synchronous_commit: 'on', shared_buffers: '64MB' },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: local(ports.postgres),
      connect_address: local(ports.postgres),
      data_dir: join(home, name, 'data'),
      bin_dir: postgresBin,
      pgpass: join(home, name, 'pgpass'),
      authentication: { superuser, replication: replicator, rewind: superuser },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: join(home, name) },
    },
  }
}

/** Routes to whichever node reports that it is the primary, and drops connections to one that no longer is. */
export function proxySettings(port: number, nodes: readonly NodePorts[]): string {
  const servers = nodes.map(
    ({ postgres, rest }, at) =>
      `  server node${at + 1} 127.0.0.1:${postgres} maxconn 100 check port ${rest} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
  )
  return `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
${servers.join('\n')}
`
}
