import { runProgram } from '../../script/system-programs.ts';

/** Runs OpenSSL. Throws its output when it fails. */
export function openssl(...args: string[]): string {
  const { status, stdout, stderr } = runProgram('openssl', args);
  if (status !== 0) throw new Error(`openssl ${args[0]} ended with ${status}:\n${stderr}`);
  return stdout;
}
