import { statfs } from 'node:fs/promises';

import { finding } from '@husvaer/domain/operations/findings';

import { newId } from '../ids.ts';
import { problemIn } from './check.ts';
import type { Check } from '../feature.ts';
import { findDatabaseTime, findLastBackup, findRole } from './store.ts';

/** Writes, reads and removes a small file. */
export const storageCheck: Check = {
  name: 'storage',
  async run({ storage, config }) {
    const place = config.S3_BUCKET ?? config.VAR_DIR;
    const key = `checks/${newId()}`;
    const bytes = Buffer.from('Husvær');
    try {
      await storage.write(key, bytes, 'text/plain');
      const read = await storage.read(key);
      await storage.remove([key]);
      if (!read || !bytes.equals(read)) throw new Error('it returned another file');
      return [finding('storage.ok', { place })];
    } catch (error) {
      return [finding('storage.broken', { place, problem: problemIn(error) })];
    }
  },
};

export const databaseCheck: Check = {
  name: 'database',
  async run({ database }) {
    if (database.engine.kind === 'pglite') return [finding('database.built_in')];
    const { name, isSuper } = await findRole(database);
    return [finding(isSuper ? 'database.superuser' : 'database.ok', { name })];
  },
};

/** Hours after which a nightly backup is missed. */
const BACKUP_HOURS = 26;

export const backupCheck: Check = {
  name: 'backup',
  async run({ database, clock }) {
    const last = await findLastBackup(database);
    if (!last) return [finding('backup.none')];
    const hours = Math.floor(last.until(clock.now(), { largestUnit: 'hours' }).total('hours'));
    return [finding(hours > BACKUP_HOURS ? 'backup.old' : 'backup.ok', { hours: String(hours) })];
  },
};

/** Seconds that this machine's clock may differ from the database's. */
const CLOCK_SECONDS = 5;

export const clockCheck: Check = {
  name: 'clock',
  async run({ database, clock, config }) {
    if (config.HUSVAER_NOW) return [finding('clock.set')];
    const before = clock.now();
    const there = await findDatabaseTime(database);
    const between = Math.abs(before.until(there).total('seconds'));
    return [
      finding(between > CLOCK_SECONDS ? 'clock.differs' : 'clock.ok', {
        seconds: String(Math.round(between)),
      }),
    ];
  },
};

/** Shares of the disk that are free, below which it is low, and as good as full. */
const LOW = 0.15;
const FULL = 0.03;

export const diskCheck: Check = {
  name: 'disk',
  async run({ config }) {
    const { bavail, blocks } = await statfs(config.VAR_DIR);
    const free = Number(bavail) / Number(blocks);
    const reason = free < FULL ? 'disk.full' : free < LOW ? 'disk.low' : 'disk.ok';
    return [finding(reason, { percent: String(Math.floor(free * 100)), folder: config.VAR_DIR })];
  },
};
