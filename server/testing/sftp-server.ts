import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startProgram } from '../../script/system-programs.ts';
import { freePort } from './free-port.ts';

/** A bank's SFTP server: OpenSSH's own, on this machine. */
export interface SftpServer {
  port: number;
  user: string;
  /** The private key of the user it accepts. */
  privateKey: string;
  /** `SHA256:…` */
  hostKey: string;
  /** Its folder, with `from-bank` and `to-bank`. */
  folder: string;
  stop(): Promise<void>;
}

/** The server's settings for it. */
export const sftpSettings = ({ port, user, privateKey, hostKey, folder }: SftpServer) => ({
  BANK_SFTP_HOST: '127.0.0.1',
  BANK_SFTP_PORT: String(port),
  BANK_SFTP_USER: user,
  BANK_SFTP_PRIVATE_KEY: privateKey,
  BANK_SFTP_HOST_KEY: hostKey,
  BANK_SFTP_FETCH_DIR: join(folder, 'from-bank'),
  BANK_SFTP_SEND_DIR: join(folder, 'to-bank'),
});

/** A key in OpenSSH's format. */
export function sshKey(): { privateKey: string; blob: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' });
  return { privateKey: pem, blob: blobOf(publicKey) };
}

/** RFC 4253, section 6.6: `ssh-rsa`, the exponent and the modulus, each with its length before it. */
function blobOf(key: KeyObject): Buffer {
  const { e, n } = key.export({ format: 'jwk' });
  const numbers = [e!, n!].map((part) => {
    const bytes = Buffer.from(part, 'base64url');
    // A number whose first bit is set would be negative.
    return bytes[0]! > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
  });
  return Buffer.concat(
    [Buffer.from('ssh-rsa'), ...numbers].flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );
}

export async function startSftp(): Promise<SftpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-sftp-'));
  for (const name of ['from-bank', 'to-bank']) mkdirSync(join(folder, name));
  const [host, client] = [sshKey(), sshKey()];
  const at = (name: string) => join(folder, name);
  writeFileSync(at('host-key'), host.privateKey, { mode: 0o600 });
  writeFileSync(at('authorized-keys'), `ssh-rsa ${client.blob.toString('base64')}\n`);
  const port = await freePort();
  writeFileSync(
    at('sshd.conf'),
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${at('host-key')}
AuthorizedKeysFile ${at('authorized-keys')}
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
MaxStartups 100
Subsystem sftp internal-sftp
`,
  );
  // Debian's service creates it as root.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const sshd = startProgram('sshd', ['-D', '-e', '-f', at('sshd.conf')], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (sshd.exitCode !== null) throw new Error('sshd did not start.');
    await wait(50);
  }
  return {
    port,
    folder,
    user: userInfo().username,
    privateKey: client.privateKey,
    hostKey: `SHA256:${createHash('sha256').update(host.blob).digest('base64').replace(/=+$/, '')}`,
    async stop() {
      const ended = once(sshd, 'exit');
      sshd.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
