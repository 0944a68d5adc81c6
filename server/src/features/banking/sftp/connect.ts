import { createHash } from 'node:crypto';

import type SftpClient from 'ssh2-sftp-client';

import type { Config } from '../../../config.ts';

/** The timeout for a slow bank. */
const CONNECT_MS = 20_000;

interface BankServer {
  host: string;
  port: number;
  user: string;
  privateKey: string;
  /** `SHA256:…`, as `ssh-keygen -lf` writes it. */
  hostKey: string;
  /** The folders on the bank's server: with its files for us, and for our files. */
  fetchDir: string;
  sendDir: string;
}

/** The bank's server, if one is configured. */
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
 * Connects to the bank's server and runs `act`. Sends nothing to a server whose host key is not the pinned
 * one. Throws a message for the operator when the host key differs or our key is refused.
 */
export async function withSftpClient<Done>(
  { host, port, user, privateKey, hostKey }: BankServer,
  act: (sftp: SftpClient) => Promise<Done>,
): Promise<Done> {
  // Imported on first use: most deployments have no such server.
  const { default: Client } = await import('ssh2-sftp-client');
  const sftp = new Client();
  // Without a listener the client prints errors that come after the failed call.
  sftp.on('error', () => undefined);
  let shown = '';
  const name = `The bank's server ${host}:${port}`;
  try {
    await sftp.connect({
      host,
      port,
      username: user,
      privateKey,
      readyTimeout: CONNECT_MS,
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
