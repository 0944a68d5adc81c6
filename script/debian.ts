import { spawnSync } from 'node:child_process';

/** Installs one of Debian's packages, where this machine is Debian's and lets us. Says whether it did. */
export function installDebianPackage(name: string): boolean {
  const asRoot = rootPrefix();
  if (!asRoot || !succeeds(['apt-get', '--version'])) return false;
  process.stderr.write(`Installing Debian's package ${name} …\n`);
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  return (
    succeeds([...aptGet, 'update']) &&
    succeeds([...aptGet, 'install', '-y', '--no-install-recommends', name])
  );
}

function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n'];
  return succeeds([...sudo, 'true']) ? sudo : undefined;
}

function succeeds([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
