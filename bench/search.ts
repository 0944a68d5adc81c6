import { crowdAt } from './arrivals.ts';
import { begin, ENGINES, type BenchDatabase } from './databases.ts';
import { serve, type Served } from './child.ts';
import { fill } from './fill.ts';
import { fetchAnswer, load, type Load, type Measured } from './load.ts';
import { readOptions } from './options.ts';
import { onlyStatement, recordSql, sqlTime } from './recorded-sql.ts';
import { CARDS_AND_COUNT, maps, searches, suggestions, WHOLE_PAGE, type Call } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  homes: { default: 100_000, smoke: 300 },
  connections: { default: 32, smoke: 4 },
  seconds: { default: 10, smoke: 1 },
  'warm-up': { default: 10, smoke: 0.2 },
  rounds: { default: 3, smoke: 1 },
  on: { default: ENGINES, smoke: ['postgres'] },
});
const SEARCHES = 400;
const COMPARED = 20;
/** The steady rate for homes in memory, relative to the database's: more than the database could answer. */
const TIMES_THE_DATABASE = 4;
/** Calls per second of some twenty users who type or move a map. */
const TYPED_A_SECOND = 40;
const HEADING = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'memory', 'errors'];

const full: Load = { connections: options.connections, seconds: options.seconds };
const warmUp: Load = { ...full, seconds: options['warm-up'] };
for (const engine of options.on) await bench(await begin(engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${options.homes} homes, ${full.connections} connections\n`);
    const filled = await database.open();
    await fill(filled, options.homes);
    const calls = searches(SEARCHES);
    const others = variants();
    const plain = await recordSql(filled, calls);
    const times = [await sqlTime(filled, plain)];
    for (const { calls } of others) {
      times.push(await sqlTime(filled, await recordSql(filled, calls)));
    }
    await filled.close();

    const startDatabase = () => serve('serve.ts', database.env());
    const startBare = () => serve('bare.ts', { ...database.env(), BARE_SQL: onlyStatement(plain) });

    const servers = {
      database: await startDatabase(),
      memory: await serve('serve.ts', { ...database.env(), BENCH_MEMORY: 'on' }),
      bare: await startBare(),
    };
    await compareAnswers(Object.values(servers), calls.slice(0, COMPARED));
    await comparedWithBare(servers, calls);
    await servers.bare.stop();
    await more(servers.database, others, times);
    await wholePage(servers);
    await asTheyType(servers);
    await servers.memory.stop();
    await servers.database.stop();
    await fresh({ 'database, fresh start': startDatabase, 'bare, fresh start': startBare }, calls);
  } finally {
    await database.stop();
  }
}

/** Throws unless all servers find the same homes. */
async function compareAnswers(servers: readonly Served[], calls: Call[]): Promise<void> {
  let homes = 0;
  for (const call of calls) {
    const [first, ...others] = await Promise.all(
      servers.map(async (server) => ids(await fetchAnswer(server, call))),
    );
    if (others.some((found) => found.join() !== first!.join()))
      throw new Error(`Different answers to ${JSON.stringify(call.variables)}`);
    homes += first!.length;
  }
  console.log(
    `${calls.length} searches give the same ${homes} homes on ${servers.length} servers.\n`,
  );
}

function ids(answer: any): string[] {
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.getListings.data.map(({ _id }: any) => _id);
}

/** The plain list of every server in turn, so that other load on the machine slows all of them. */
async function comparedWithBare(
  servers: Record<'database' | 'memory' | 'bare', Served>,
  calls: Call[],
): Promise<void> {
  for (const server of Object.values(servers)) await load(server, calls, warmUp);
  const rows: string[][] = [];
  const ratios = { database: [] as number[], memory: [] as number[] };
  for (let round = 1; round <= options.rounds; round++) {
    const measure = async (name: keyof typeof servers): Promise<number> => {
      const measured = await load(servers[name], calls, full);
      rows.push(row(`${name}, round ${round}`, measured));
      return measured.perSecond;
    };
    const database = await measure('database');
    const memory = await measure('memory');
    const bare = await measure('bare');
    ratios.database.push(database / bare);
    ratios.memory.push(memory / bare);
  }
  printTable(HEADING, rows);
  printRatios({ 'database / bare': ratios.database, 'memory / bare': ratios.memory });
}

/** The ratios of servers within the same round. */
function printRatios(ratios: Record<string, readonly number[]>): void {
  printTable(
    ['requests/s', 'mean', 'least', 'most'],
    Object.entries(ratios).map(([name, of]) => {
      const mean = of.reduce((sum, ratio) => sum + ratio, 0) / of.length;
      return [name, ...[mean, Math.min(...of), Math.max(...of)].map((ratio) => ratio.toFixed(2))];
    }),
  );
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
  server: Served,
  others: Variant[],
  [listTime, ...times]: number[],
): Promise<void> {
  const rows: string[][] = [];
  for (const [index, { name, calls }] of others.entries()) {
    const measured = await load(server, calls, full);
    rows.push([...row(name, measured), times[index]!.toFixed(2)]);
  }
  printTable([...HEADING, 'SQL ms alone'], rows);
  console.log(`SQL of the list alone: ${listTime!.toFixed(2)} ms\n`);
}

/** Page, total, clusters and chart in one call: from the database, and from homes in memory, in turn. */
async function wholePage({ database, memory }: Record<'database' | 'memory', Served>) {
  const calls = searches(SEARCHES, WHOLE_PAGE);
  await compareAnswers([database, memory], calls.slice(0, COMPARED));
  for (const server of [database, memory]) await load(server, calls, warmUp);
  const rows: string[][] = [];
  const ratios: number[] = [];
  let rate = 0;
  const measure = async (name: string, server: Served): Promise<Measured> => {
    const measured = await load(server, calls, full);
    rows.push([...row(name, measured), String(measured.p95)]);
    return measured;
  };
  for (let round = 1; round <= options.rounds; round++) {
    const a = await measure(`database, round ${round}`, database);
    const b = await measure(`memory, round ${round}`, memory);
    ratios.push(b.perSecond / a.perSecond);
    rate = Math.max(rate, Math.round(a.perSecond * TIMES_THE_DATABASE));
  }
  // At a steady rate, as users come, not each after its last answer.
  const people = crowdAt(memory, full.connections);
  const steady = await people.send(calls, { rate, seconds: full.seconds });
  await people.leave();
  rows.push([...row(`memory, ${rate} a second`, steady), String(steady.p95)]);
  console.log('Page, total, clusters and chart in one call:\n');
  printTable([...HEADING, 'p95 ms'], rows);
  printRatios({ 'memory / database': ratios });
}

/** Suggestions and pins, at the pace at which users type and move maps. */
async function asTheyType({ database, memory }: Record<'database' | 'memory', Served>) {
  const loads = { suggestions: suggestions(SEARCHES), 'pins, zoom 12': maps(100, 12) };
  const rows: string[][] = [];
  for (const [name, calls] of Object.entries(loads))
    for (const [by, server] of Object.entries({ database, memory })) {
      const people = crowdAt(server, full.connections);
      const rate = TYPED_A_SECOND;
      await people.send(calls, { rate, seconds: warmUp.seconds });
      const measured = await people.send(calls, { rate, seconds: full.seconds });
      await people.leave();
      rows.push([...row(`${name}, ${by}`, measured), String(measured.p95)]);
    }
  console.log(`As people type and move the map, ${TYPED_A_SECOND} calls a second:\n`);
  printTable([...HEADING, 'p95 ms'], rows);
}

/** New processes put under load immediately: this shows plans that get worse after some executions. */
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
