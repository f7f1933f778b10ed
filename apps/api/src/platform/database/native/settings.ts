import { totalmem } from 'node:os';

const MIB = 1024 * 1024;

/** Address of the server: a socket in a folder that only its account may enter, or a loopback port. */
export type Endpoint =
  | { socketFolder: string; port: number }
  | { socketFolder?: never; port: number };

/**
 * Settings for a small machine that serves many short statements. They are passed at each start, so that an
 * upgrade of the product changes them for existing folders as well.
 */
export function serverSettings(endpoint: Endpoint, durable: boolean): Record<string, string> {
  const memory = totalmem() / MIB;
  return {
    listen_addresses: endpoint.socketFolder ? '' : '127.0.0.1',
    port: String(endpoint.port),
    unix_socket_directories: endpoint.socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: `${Math.round(Math.min(512, Math.max(64, memory / 16)))}MB`,
    effective_cache_size: `${Math.round(memory / 4)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1', // solid-state disks
    jit: 'off', // compiling costs more than any of our statements takes
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_wal_senders: '0',
    io_method: 'sync', // the default keeps three more processes for reads that are in memory
    checkpoint_timeout: '10min',
    max_wal_size: '512MB',
    deadlock_timeout: '500ms', // below lock_timeout: a deadlock is reported as one, and retried
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'kandil',
    log_line_prefix: '',
    // Errors of statements belong to their caller, and their text may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : {
          // Its snapshots hold back the vacuum of an import, at moments that no test chooses.
          autovacuum: 'off',
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_connections: '300', // of all files of a run
          shared_buffers: '128MB',
        }),
  };
}
