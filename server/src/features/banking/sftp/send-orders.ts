import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import type SftpClient from 'ssh2-sftp-client';

import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { isUnfinished } from '../folder/is-unfinished.ts';

interface Sending {
  log: Logger;
  /** Our folder of orders to the bank. */
  from: string;
  /** The folder on the bank's server from which it fetches them. */
  to: string;
}

/** An order being sent is called `{id} {name}` here, and has a name on the server that the bank ignores. */
const UNDER_WAY = /^([\da-f-]{36}) (.+)$/;
const halfName = (id: string, name: string) => `.${name}.${id}.part`;

/**
 * Sends orders to the bank, each once. An order is uploaded under a name that the bank ignores, moved to
 * `sending` here, renamed on the server, and then counts as sent. If the process is killed in between, the
 * order stays in `sending`, and whether the temporary name is still on the server shows whether the bank has
 * the order.
 */
export async function sendOrders(sftp: SftpClient, { log, from, to }: Sending): Promise<void> {
  const underWay = join(from, 'sending');
  const sent = join(from, 'sent');
  await mkdir(underWay, { recursive: true });
  if (await mkdir(sent, { recursive: true })) await setOldOrdersAside(from, log);

  const finish = async (id: string, name: string) => {
    const half = `${to}/${halfName(id, name)}`;
    if (await sftp.exists(half)) await sftp.rename(half, `${to}/${name}`);
    await rename(join(underWay, `${id} ${name}`), join(sent, name));
    log.info({ name }, 'order sent to the bank');
  };

  for (const left of await readdir(underWay)) {
    const [, id, name] = UNDER_WAY.exec(left) ?? [];
    if (id && name) await finish(id, name);
  }
  for (const name of await ordersIn(from)) {
    const id = newId();
    await sftp.fastPut(join(from, name), `${to}/${halfName(id, name)}`);
    await rename(join(from, name), join(underWay, `${id} ${name}`));
    await finish(id, name);
  }
}

/** Sorted by name, which begins with the date. */
const ordersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
    .map(({ name }) => name)
    .toSorted();

/**
 * Moves away orders from before the first connection. They may have been given to the bank in another way:
 * they are not sent, and an operator checks them.
 */
async function setOldOrdersAside(from: string, log: Logger): Promise<void> {
  const names = await ordersIn(from);
  if (names.length === 0) return;
  const aside = join(from, 'not-sent');
  await mkdir(aside, { recursive: true });
  for (const name of names) await rename(join(from, name), join(aside, name));
  log.warn(
    { names },
    'payment orders from before the first connection were not sent: see docs/operations.md',
  );
}
