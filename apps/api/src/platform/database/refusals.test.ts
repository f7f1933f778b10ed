import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { startWriter } from './fixtures/start-writer.ts';
import { freePort } from './native/endpoint.ts';
import { type EngineServer, startNative } from './native/index.ts';
import { canReach } from './native/user.ts';
import { isUnavailable } from './faults.ts';
import { hasDatabase, openDatabase } from './index.ts';
import { temporaryFolder } from '../testing.ts';

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, maxRetries: 20 }));

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog });

/** Every file with its size and time, to prove that nothing has changed. */
function snapshot(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .sort();
}

describe('a damaged database folder', () => {
  const folder = join(root, 'native');
  const data = join(folder, 'postgres');
  beforeAll(async () => {
    const database = await openDatabase({ dataDir: folder, log: silentLog });
    await database.pool.query('create table written (id int)');
    await database.close();
  });

  it.each(['PG_VERSION', 'global/pg_control'])(
    'without %s is refused and left unchanged',
    async (file) => {
      renameSync(join(data, file), join(root, 'aside'));
      const before = snapshot(data);
      await expect(open(folder)).rejects.toThrow(StartupError);
      await expect(open(folder)).rejects.toThrow(
        `${data} is damaged: ${file} is missing. Nothing was changed`,
      );
      expect(snapshot(data)).toEqual(before);
      renameSync(join(root, 'aside'), join(data, file));
    },
  );

  it('opens again once it is repaired', async () => {
    const database = await open(folder);
    expect(database.engine).toBe('native');
    expect((await database.pool.query('select * from written')).rows).toEqual([]);
    await database.close();
  });
});

describe('a database folder', () => {
  const folder = join(root, 'native');

  it('of another PostgreSQL is refused', async () => {
    const version = join(folder, 'postgres', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(open(folder)).rejects.toThrow(
      'was written by PostgreSQL 17, and this release runs 18',
    );
    writeFileSync(version, '18\n');
  });

  it('with a broken control file is refused with the message of PostgreSQL', async () => {
    const control = join(folder, 'postgres', 'global', 'pg_control');
    const aside = join(root, 'control');
    execFileSync('cp', ['-p', control, aside]);
    writeFileSync(control, Buffer.alloc(8_192, 7));
    await expect(open(folder)).rejects.toThrow(StartupError);
    await expect(open(folder)).rejects.toThrow(/PostgreSQL does not start on .*postgres: /);
    execFileSync('cp', ['-p', aside, control]);
    await (await open(folder)).close();
  });
});

describe('a data folder', () => {
  it('that is a file is refused', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(open(join(root, 'file'))).rejects.toThrow(
      /data folder .*file cannot be used: there is a file of that name/,
    );
    await expect(open(join(root, 'file', 'below'))).rejects.toThrow('a part of the path is a file');
  });

  it.runIf(process.platform === 'linux')('that cannot be made is refused', async () => {
    await expect(open('/proc/kandil')).rejects.toThrow(
      /The data folder \/proc\/kandil cannot be made/,
    );
  });

  it.skipIf(isRoot && !canReach({ uid: NOBODY, gid: NOBODY }, import.meta.dirname))(
    'that is read-only is refused; an ordinary user needs only a folder',
    { timeout: 30_000 },
    async () => {
      const folder = mkdtempSync(join(root, 'user-'));
      if (isRoot) execFileSync('chown', [String(NOBODY), folder]);
      const user = isRoot ? { uid: NOBODY } : {};
      chmodSync(folder, 0o555);
      const refused = startWriter(folder, user);
      await expect(refused.ready).rejects.toThrow(
        /cannot be used: this user has no permission to write there/,
      );
      chmodSync(folder, 0o755);
      const writer = startWriter(folder, user);
      await writer.ready;
      await writer.more(1);
      await writer.kill();
    },
  );
});

it.runIf(isRoot)(
  'opens in a folder that the server’s account cannot reach, such as under /root',
  async () => {
    const closed = mkdtempSync(join(root, 'closed-'));
    expect(statSync(closed).mode & 0o077).toBe(0);
    const database = await openDatabase({
      dataDir: join(closed, 'data'),
      log: silentLog,
    });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);

describe('a disk that is full', () => {
  const disk = join(root, 'disk');
  const mounted = isRoot && process.platform === 'linux' && mount();
  function mount(): boolean {
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', disk], { stdio: 'ignore' });
      return true;
    } catch {
      return false; // not allowed in this container
    }
  }
  const fill = (megabytes: number) =>
    writeFileSync(join(disk, 'filler'), Buffer.alloc(megabytes * 1024 * 1024));
  afterEach(() => rmSync(join(disk, 'filler'), { force: true }));
  afterAll(() => {
    if (mounted) execFileSync('umount', ['-l', disk]);
  });

  it.runIf(mounted)('is named at the start, and nothing is begun', async () => {
    fill(150);
    await expect(open(join(disk, 'data'))).rejects.toThrow(
      /The disk of .*data is full: \d+ MB are free and 192 MB are needed/,
    );
    expect(readdirSync(join(disk, 'data')).filter((name) => !name.startsWith('lock'))).toEqual([]);
  });

  it.runIf(mounted)(
    'loses nothing that was acknowledged (T-R08)',
    { timeout: 60_000 },
    async () => {
      const dataDir = join(disk, 'data');
      const database = await open(dataDir);
      await database.pool.query(`create table written (id int, filler text);
      alter table written alter filler set storage external`);
      let written = 0;
      const fillUp = async () => {
        for (;;) {
          await database.pool.query(
            `insert into written select n, repeat('x', 8000) from generate_series(1, 500) n`,
          );
          written += 500;
        }
      };
      const error: unknown = await fillUp().catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
      await database.close();
      await expect(open(dataDir)).rejects.toThrow('is full');
      execFileSync('mount', ['-o', 'remount,size=700m', disk]);
      const again = await open(dataDir);
      const { rows } = await again.pool.query<{ n: number }>('select count(*) as n from written');
      expect(written).toBeGreaterThan(0);
      // A statement answered with an error may have committed all the same, but only as a whole.
      expect([written, written + 500]).toContain(rows[0]?.n);
      await again.close();
    },
  );
});

describe('DATABASE_URL', () => {
  let server: EngineServer;
  let port: number;
  const openUrl = (url: string) => openDatabase({ url, dataDir: root, log: silentLog });
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'tcp-'));
    server = await startNative({ folder, log: silentLog, transport: 'loopback' });
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server.close());

  it('opens an existing PostgreSQL and does not touch the data folder', async () => {
    const database = await openUrl(server.url);
    expect(database.engine).toBe('external');
    expect((await database.pool.query('select current_user as me')).rows).toEqual([
      { me: 'kandil' },
    ]);
    await database.close();
  });

  it.each([
    ['no address', 'nonsense', 'DATABASE_URL is not the address'],
    ['of another kind', 'mysql://root@localhost/x', 'DATABASE_URL is not the address'],
    [
      'of an unknown host',
      'postgresql://u:s3cret@nowhere.invalid/x',
      /"x" at nowhere.invalid:5432 cannot be used: the host name/,
    ],
    [
      'with a wrong password',
      'postgresql://kandil:s3cret@127.0.0.1:PORT/kandil',
      'the user name or password is wrong',
    ],
    ['of a closed port', 'postgresql://u:s3cret@127.0.0.1:CLOSED/x', 'nothing answers there'],
  ])('%s is reported in one sentence without the password', async (_what, template, sentence) => {
    const url = template.replace('PORT', String(port)).replace('CLOSED', String(await freePort()));
    const refused = openUrl(url);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(sentence);
    const message = await refused.catch((error: Error) => error.message);
    expect(message).not.toContain('s3cret');
    expect(message).not.toContain('\n');
  });

  it('of a missing database is reported', async () => {
    await expect(openUrl(server.url.replace(/kandil$/, 'missing'))).rejects.toThrow(
      'there is no database of that name',
    );
  });
});

describe('a machine without native PostgreSQL', () => {
  const { arch } = process;
  afterEach(() => Object.defineProperty(process, 'arch', { value: arch }));

  it('is refused in one sentence that names DATABASE_URL; no database is created', async () => {
    const folder = join(root, 'foreign');
    Object.defineProperty(process, 'arch', { value: 'riscv64' });
    await expect(open(folder)).rejects.toThrow(StartupError);
    await expect(open(folder)).rejects.toThrow(
      /cannot run on this machine: there is no native PostgreSQL for \w+-riscv64 .*Set DATABASE_URL/,
    );
    expect(hasDatabase({ dataDir: folder })).toBe(false);
  });
});

describe('a data folder that PGlite made', () => {
  const folder = join(root, 'pglite-made');
  const data = join(folder, 'pglite');
  beforeAll(() => {
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '18\n');
  });

  it('is refused with instructions, and no empty database replaces it', async () => {
    const before = snapshot(data);
    await expect(open(folder)).rejects.toThrow(StartupError);
    await expect(open(folder)).rejects.toThrow(
      `${folder} holds a PGlite database, which this release cannot open. Nothing was changed; export it with the previous version`,
    );
    expect(snapshot(data)).toEqual(before);
    expect(readdirSync(folder)).not.toContain('postgres');
  });

  it('counts as a database, so a read-only command reports the same refusal', () => {
    expect(hasDatabase({ dataDir: folder })).toBe(true);
  });
});
