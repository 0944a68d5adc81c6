/**
 * Finds and starts the programs that tests, scripts and benches need. No other code there starts a process,
 * except by Node's `fork` (oxlint.config.ts). `system-programs.json` lists what a machine must have besides
 * Node and its packages.
 */
import { spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

import { ROOT } from './root.ts';
import list from './system-programs.json' with { type: 'json' };

/** A system program, as Debian packages it. */
export interface SystemProgram {
  /** The Debian package that contains it. */
  package: string;
  /** Its purpose, as the end of a sentence. */
  purpose: string;
  /** The minimum version, such as `1.19.4`. */
  minVersion: string;
  /** The commands. All of them are in one folder. */
  commands: string[];
  /** Commands that can replace the first. */
  alternatives?: string[];
  /** Folders outside PATH where it may be, as glob patterns. */
  folders?: string[];
  /** The environment variable that may contain its path, or its folder. */
  pathVariable?: string;
  /** The option that prints its version. Default: `--version`. */
  versionOption?: string;
}

/** A system program that this machine lacks. */
interface MissingProgram {
  package: string;
  /** The required version, and why it could not be installed. */
  reason: string;
}

/** The system programs. Libraries are left out: `script/bootstrap` installs them before this file can run. */
export const SYSTEM_PROGRAMS: readonly SystemProgram[] = list.flatMap((entry) =>
  entry.commands ? [entry] : [],
);

/** The packages that {@link installMissing} could not install in a parent process, separated by commas. */
const KNOWN_MISSING = 'MISSING_SYSTEM_PROGRAMS';

const found = new Map<string, string>();

/**
 * Starts a program: a command of the list, `node`, a command of an npm package, or a script of this repository
 * by its absolute path. Throws if it is none of these, or can't be installed.
 */
export const startProgram = ((command: string, args: string[], options: object) =>
  spawn(pathOf(command), args, options)) as typeof spawn;

/** Runs a program like {@link startProgram}, and blocks until it ends. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(pathOf(command), args, {
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    encoding: 'utf8',
  });
}

/** The path of a program for {@link startProgram}. A missing one is installed if possible. */
export function pathOf(command: string): string {
  if (command === 'node') return process.execPath;
  // script/bootstrap can't run without these.
  if (['npm', 'bash', 'git'].includes(command)) return command;
  if (isAbsolute(command) && command.startsWith(ROOT)) return command;
  const packaged = join(ROOT, 'node_modules/.bin', command);
  if (existsSync(packaged)) return packaged;
  const program = SYSTEM_PROGRAMS.find(({ commands }) => commands.includes(command));
  if (!program) throw new Error(`${command} is not in script/system-programs.json.`);
  if (knownMissing([program.package]).length > 0)
    throw missingError(program, requirementOf(program));
  const path = found.get(command) ?? find(program, command) ?? installProgram(program, command);
  found.set(command, path);
  return path;
}

/**
 * Installs the missing packages together, and returns those that are still missing. Child processes know the
 * result, and don't try again.
 */
export function installMissing(programs: readonly SystemProgram[]): MissingProgram[] {
  const missing = programs.filter((program) => !find(program));
  if (missing.length === 0) return [];
  const failure = install(missing.map((program) => program.package));
  const left = missing.filter((program) => !find(program));
  process.env[KNOWN_MISSING] = left.map((program) => program.package).join();
  return left.map((program) => ({
    package: program.package,
    reason: `${requirementOf(program)}, and ${failure ?? 'its package brings none'}`,
  }));
}

/** Those of the packages that are known to be missing. */
export const knownMissing = (packages: readonly string[]): string[] => {
  const names = process.env[KNOWN_MISSING]?.split(',') ?? [];
  return packages.filter((name) => names.includes(name));
};

const requirementOf = ({ commands, minVersion }: SystemProgram): string =>
  `${commands.join(', ')} ${minVersion} or newer is needed`;

function installProgram(program: SystemProgram, command: string): string {
  const [missing] = installMissing([program]);
  const path = find(program, command);
  if (!path) throw missingError(program, missing?.reason ?? requirementOf(program));
  return path;
}

const missingError = (program: SystemProgram, reason: string): Error =>
  new Error(
    `${reason}: install Debian's package ${program.package}` +
      (program.pathVariable ? `, or set ${program.pathVariable} to its path.` : '.'),
  );

/** Why the packages could not be installed; undefined if they were. */
function install(packages: readonly string[]): string | undefined {
  const { status, stderr } = spawnSync(join(ROOT, 'script/install-packages'), packages, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.stderr.write(stderr);
  return status === 0 ? undefined : stderr.trimEnd().split('\n').at(-1);
}

/** The path of the newest suitable version of a program. Throws if its variable names one that is too old. */
function find(program: SystemProgram, command = program.commands[0]!): string | undefined {
  const given = process.env[program.pathVariable ?? ''];
  if (given) {
    const path = newest(program, [given, join(given, command)]);
    if (path) return path;
    throw new Error(`${program.pathVariable} is wrong: at ${given}, ${requirementOf(program)}.`);
  }
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync(program.folders ?? []),
  ];
  const complete = folders.filter((folder) =>
    program.commands.every((name) => existsSync(join(folder, name))),
  );
  return (
    newest(
      program,
      complete.map((folder) => join(folder, command)),
    ) ??
    newest(
      program,
      (program.alternatives ?? []).flatMap((name) => folders.map((folder) => join(folder, name))),
    )
  );
}

function newest(program: SystemProgram, paths: readonly string[]): string | undefined {
  const versions = paths.map((path) => ({ path, version: versionOf(program, path) }));
  return versions
    .filter(({ version }) => compareVersions(version, program.minVersion) >= 0)
    .toSorted((a, b) => compareVersions(b.version, a.version))[0]?.path;
}

/** The version of the program at a path; `0` if there is none, or it does not run. */
function versionOf({ versionOption = '--version' }: SystemProgram, path: string): string {
  if (!existsSync(path)) return '0';
  const { status, stdout, stderr } = spawnSync(path, [versionOption], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return (status === 0 && /\d+(\.\d+)*/.exec(stdout + stderr)?.[0]) || '0';
}

/** Negative if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? 0);
}
