import { createHash } from 'node:crypto';

import type SftpClient from 'ssh2-sftp-client';

import type { Config } from '../../../config.ts';

/** A slow bank is waited for so long. */
const CONNECT_MS = 20_000;

export interface BankServer {
  host: string;
  port: number;
  user: string;
  privateKey: string;
  /** `SHA256:…`, as `ssh-keygen -lf` writes it. */
  hostKey: string;
  /** Where the bank puts files for us, and where we put files for the bank. */
  fetchDir: string;
  sendDir: string;
}

/** The bank's server, where the settings name one. */
export const bankServerOf = (config: Config): BankServer | null =>
  config.BANK_SFTP_HOST === undefined
    ? null
    : {
        host: config.BANK_SFTP_HOST,
        port: config.BANK_SFTP_PORT,
        user: config.BANK_SFTP_USER!,
        privateKey: config.BANK_SFTP_PRIVATE_KEY!,
        hostKey: config.BANK_SFTP_HOST_KEY!,
        fetchDir: config.BANK_SFTP_FETCH_DIR!,
        sendDir: config.BANK_SFTP_SEND_DIR!,
      };

/**
 * Does something on the bank's server. Nothing is said to a server whose host key is not the one that is
 * pinned. Throws a sentence for the operator where it is another, or our own key is refused.
 */
export async function onServer<Done>(
  { host, port, user, privateKey, hostKey }: BankServer,
  act: (sftp: SftpClient) => Promise<Done>,
): Promise<Done> {
  // Read when first used: most houses have no such server.
  const { default: Client } = await import('ssh2-sftp-client');
  const sftp = new Client();
  // Without a listener of ours the client prints what happens after the call that failed.
  sftp.on('error', () => undefined);
  let shown = '';
  const name = `The bank's server ${host}:${port}`;
  try {
    await sftp.connect({
      ...{ host, port, username: user, privateKey, readyTimeout: CONNECT_MS },
      hostVerifier(key: Buffer) {
        shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
        return shown === hostKey;
      },
    });
  } catch (error) {
    await sftp.end().catch(() => undefined);
    if (shown && shown !== hostKey)
      throw new Error(
        `${name} showed the host key ${shown}, and BANK_SFTP_HOST_KEY is ${hostKey}. Nothing was fetched or sent.`,
        { cause: error },
      );
    if (/authentication/i.test((error as Error).message))
      throw new Error(
        `${name} refused the key in BANK_SFTP_PRIVATE_KEY for the user ${user}. Nothing was fetched or sent.`,
        { cause: error },
      );
    throw new Error(`${name} does not answer: ${(error as Error).message}`, { cause: error });
  }
  try {
    return await act(sftp);
  } finally {
    await sftp.end().catch(() => undefined);
  }
}
