import { parseArgs } from 'node:util';

import { crowdAt } from './arrivals.ts';
import { begin, ENGINES, type BenchDatabase, type Engine } from './databases.ts';
import { serve, type Served } from './child.ts';
import { fill } from './fill.ts';
import { ask, load, type Load, type Measured } from './load.ts';
import { onlyStatement, recordSql, sqlTime } from './recorded-sql.ts';
import { CARDS_AND_COUNT, maps, searches, WHOLE_PAGE, type Call } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    on: { type: 'string', multiple: true, default: [...ENGINES] },
  },
});
const SEARCHES = 400;
const COMPARED = 20;
const WARM_UP_SECONDS = 10;
/** What is asked of the homes in memory at a steady rate: more than the database could ever answer. */
const TIMES_THE_DATABASE = 4;
const HEADING = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'memory', 'errors'];

const full = { connections: Number(values.connections), seconds: Number(values.seconds) };
for (const engine of values.on) await bench(await begin(engine as Engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${values.homes} homes, ${full.connections} connections\n`);
    const filled = await database.open();
    await fill(filled, Number(values.homes));
    const calls = searches(SEARCHES);
    const others = variants();
    const plain = await recordSql(filled, calls);
    const times = [await sqlTime(filled, plain)];
    for (const { calls } of others) {
      times.push(await sqlTime(filled, await recordSql(filled, calls)));
    }
    await filled.close();

    const startOurs = () => serve('serve.ts', database.env());
    const startBare = () => serve('bare.ts', { ...database.env(), BARE_SQL: onlyStatement(plain) });

    const ours = await startOurs();
    const bare = await startBare();
    await compareAnswers(ours, bare, calls.slice(0, COMPARED));
    await alternate(ours, bare, calls);
    await bare.stop();
    await more(ours, others, times);
    await inMemory(ours, () => serve('serve.ts', { ...database.env(), BENCH_MEMORY: 'on' }));
    await ours.stop();
    await fresh({ 'ours, fresh start': startOurs, 'bare, fresh start': startBare }, calls);
  } finally {
    await database.stop();
  }
}

/** Both servers say the same, or nothing is measured. */
async function compareAnswers(ours: Served, bare: Served, calls: Call[]): Promise<void> {
  let homes = 0;
  for (const call of calls) {
    const [a, b] = await Promise.all([ask(ours, call), ask(bare, call)]);
    if (ids(a).join() !== ids(b).join()) {
      throw new Error(`Two answers to ${JSON.stringify(call.variables)}`);
    }
    homes += ids(a).length;
  }
  console.log(`${calls.length} searches give the same ${homes} homes on both servers.\n`);
}

function ids(answer: any): string[] {
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.getListings.data.map(({ _id }: any) => _id);
}

/** Ours and bare in turn, so that what else the machine does hits both. */
async function alternate(ours: Served, bare: Served, calls: Call[]): Promise<void> {
  const warmUp: Load = { ...full, seconds: WARM_UP_SECONDS };
  for (const server of [ours, bare]) await load(server, calls, warmUp);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const a = await load(ours, calls, full);
    rows.push(row(`ours, round ${round}`, a));
    const b = await load(bare, calls, full);
    rows.push(row(`bare, round ${round}`, b));
    ratios.push(a.perSecond / b.perSecond);
  }
  printTable(HEADING, rows);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`ours / bare: ${mean.toFixed(2)} (${spread})\n`);
}

interface Variant {
  name: string;
  calls: Call[];
}

function variants(): Variant[] {
  return [
    { name: 'with filteredDocuments', calls: searches(SEARCHES, CARDS_AND_COUNT) },
    ...[6, 10, 13].map((zoom) => ({ name: `clusters, zoom ${zoom}`, calls: maps(100, zoom) })),
  ];
}

async function more(
  ours: Served,
  others: Variant[],
  [listTime, ...times]: number[],
): Promise<void> {
  const rows: string[][] = [];
  for (const [index, { name, calls }] of others.entries()) {
    const measured = await load(ours, calls, full);
    rows.push([...row(name, measured), times[index]!.toFixed(2)]);
  }
  printTable([...HEADING, 'SQL ms alone'], rows);
  console.log(`SQL of the list alone: ${listTime!.toFixed(2)} ms\n`);
}

/** Page, total, clusters and chart in one call: of the database, and of homes in memory, in turn. */
async function inMemory(database: Served, start: () => Promise<Served>): Promise<void> {
  const memory = await start();
  const calls = searches(SEARCHES, WHOLE_PAGE);
  await compareAnswers(database, memory, calls.slice(0, COMPARED));
  for (const server of [database, memory])
    await load(server, calls, { ...full, seconds: WARM_UP_SECONDS });
  const rows: string[][] = [];
  const ratios: number[] = [];
  let rate = 0;
  const measure = async (name: string, server: Served): Promise<Measured> => {
    const measured = await load(server, calls, full);
    rows.push([...row(name, measured), String(measured.p95)]);
    return measured;
  };
  for (let round = 1; round <= Number(values.rounds); round++) {
    const a = await measure(`database, round ${round}`, database);
    const b = await measure(`memory, round ${round}`, memory);
    ratios.push(b.perSecond / a.perSecond);
    rate = Math.max(rate, Math.round(a.perSecond * TIMES_THE_DATABASE));
  }
  // As people come, and not as fast as each has an answer.
  const people = crowdAt(memory, full.connections);
  const steady = await people.ask(calls, { rate, seconds: full.seconds });
  await people.leave();
  rows.push([...row(`memory, ${rate} a second`, steady), String(steady.p95)]);
  console.log('Page, total, clusters and chart in one call:\n');
  printTable([...HEADING, 'p95 ms'], rows);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  console.log(`memory / database: ${least.toFixed(1)} to ${most.toFixed(1)}\n`);
  await memory.stop();
}

/** New processes put straight under load: a plan that goes bad after some executions shows here. */
async function fresh(starts: Record<string, () => Promise<Served>>, calls: Call[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, start] of Object.entries(starts)) {
    const server = await start();
    rows.push(row(name, await load(server, calls, full)));
    await server.stop();
  }
  printTable(HEADING, rows);
}

function row(name: string, { perSecond, p50, p99, cpu, memory, errors }: Measured): string[] {
  return [
    name,
    perSecond.toFixed(0),
    String(p50),
    String(p99),
    cpu.toFixed(2),
    megabytes(memory),
    String(errors),
  ];
}
