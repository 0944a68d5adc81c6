/** Checks that every production package has a licence under which Husvær may be distributed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './root.ts';

/** SPDX identifiers of licences that allow free use, changes and distribution, with notices. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
];
/** By the prefix of a package's name: another licence, and why it is acceptable. */
const EXCEPTIONS: Record<string, { licence: RegExp; why: string }> = {
  '@img/sharp-': {
    licence: /LGPL-3\.0-or-later/,
    why: 'libvips is a library of its own that sharp loads, unchanged, so that users can replace it',
  },
  '@fontsource-variable/inter': {
    licence: /^OFL-1\.1$/,
    why: 'a typeface, handed on unchanged under its name',
  },
  '@expo-google-fonts/inter': {
    licence: /^MIT AND OFL-1\.1$/,
    why: 'a typeface, handed on unchanged under its name',
  },
  'png-js': {
    licence: /^no licence$/,
    why: 'its LICENSE is MIT’s; only its package.json says nothing',
  },
  buildcheck: {
    licence: /^no licence$/,
    why: 'MIT: its package.json says so in an older form',
  },
  'cpu-features': {
    licence: /^no licence$/,
    why: 'MIT: its package.json says so in an older form',
  },
  ssh2: {
    licence: /^no licence$/,
    why: 'MIT: its package.json says so in an older form',
  },
  'dejavu-fonts-ttf': {
    licence: /^SEE LICENSE/,
    why: 'typefaces under Bitstream Vera’s licence: free to hand on with a program',
  },
};

interface Package {
  name: string;
  licence: string;
}

/** The problems with packages' licences, as sentences; also exceptions that are not needed. */
export function refusedLicences(packages: readonly Package[]): string[] {
  const needed = new Set<string>();
  const refused = packages.flatMap(({ name, licence }) => {
    if (isAllowed(licence)) return [];
    const exception = Object.entries(EXCEPTIONS).find(([start]) => name.startsWith(start));
    if (!exception?.[1].licence.test(licence)) return [`${name} is under ${licence}`];
    needed.add(exception[0]);
    return [];
  });
  const idle = Object.keys(EXCEPTIONS).filter((start) => !needed.has(start));
  return [...refused, ...idle.map((start) => `nothing needs the exception for ${start}`)];
}

/** Of alternatives (OR) one must be allowed; of combinations (AND) all. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)));
}

/** All production packages on any platform, from the lock file. */
export function productionPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { license, dev, devOptional }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    const isOurs = name === undefined || name.startsWith('@husvaer/');
    return isOurs || dev || devOptional ? [] : [{ name, licence: license ?? 'no licence' }];
  });
}

if (import.meta.main) {
  const packages = productionPackages();
  const refused = refusedLicences(packages);
  console.log([`${packages.length} packages`, ...refused].join('\n'));
  process.exitCode = refused.length > 0 ? 1 : 0;
}
