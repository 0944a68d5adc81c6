import { simulateYear } from '../server/testing/money-year/year.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 500, smoke: 16 },
  days: { default: 365, smoke: 50 },
});
const started = performance.now();
const { found, ...year } = await simulateYear(options, console.log);
const seconds = Math.round((performance.now() - started) / 1000);
console.log();
printTable(
  ['total', 'count'],
  Object.entries({ ...year, seconds }).map(([name, count]) => [name, String(count)]),
);
for (const sentence of found) console.log(sentence);
console.log(found.length === 0 ? 'The books agreed on every day.' : 'The books disagreed.');
process.exitCode = found.length === 0 ? 0 : 1;
