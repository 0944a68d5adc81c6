import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import type SftpClient from 'ssh2-sftp-client';

import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { isUnfinished } from '../folder/is-unfinished.ts';

interface Sending {
  log: Logger;
  /** Our own folder of orders to the bank. */
  from: string;
  /** Where the bank fetches them, on its server. */
  to: string;
}

/** An order on its way is called `{id} {name}` here, and on the server by a name that the bank does not take. */
const UNDER_WAY = /^([\da-f-]{36}) (.+)$/;
const halfName = (id: string, name: string) => `.${name}.${id}.part`;

/**
 * Sends orders to the bank, each once. An order is uploaded under a name that the bank does not take, put
 * aside here, given its name there, and then counts as sent. A process that is killed in between leaves it aside,
 * and whether the first name is still on the server says whether the bank has it.
 */
export async function sendOrders(sftp: SftpClient, { log, from, to }: Sending): Promise<void> {
  const underWay = join(from, 'sending');
  const sent = join(from, 'sent');
  await mkdir(underWay, { recursive: true });
  if (await mkdir(sent, { recursive: true })) await putOldAside(from, log);

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

/** In the order of their names, which begin with their day. */
const ordersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
    .map(({ name }) => name)
    .toSorted();

/**
 * What lay here before the first connection was, or may have been, given to the bank in another way: it is
 * not sent, and an operator looks at it.
 */
async function putOldAside(from: string, log: Logger): Promise<void> {
  const names = await ordersIn(from);
  if (names.length === 0) return;
  const aside = join(from, 'not-sent');
  await mkdir(aside, { recursive: true });
  for (const name of names) await rename(join(from, name), join(aside, name));
  log.warn({ names }, 'orders of before the first connection are not sent: see docs/operations.md');
}
