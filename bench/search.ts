import { createCrowd } from './arrivals.ts';
import { startDatabase, ENGINES, type BenchDatabase } from './databases.ts';
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
/** The rate of requests for homes in memory, as a multiple of what the database can answer. */
const STEADY_RATE_FACTOR = 4;
/** About twenty users who type, or who move a map, send so many calls per second. */
const CALLS_PER_SECOND = 40;
const HEADING = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'memory', 'errors'];

const full: Load = { connections: options.connections, seconds: options.seconds };
const warmUp: Load = { ...full, seconds: options['warm-up'] };
for (const engine of options.on) await bench(await startDatabase(engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${options.homes} homes, ${full.connections} connections\n`);
    const db = await database.open();
    await fill(db, options.homes);
    const calls = searches(SEARCHES);
    const others = variants();
    const listStatements = await recordSql(db, calls);
    const times = [await sqlTime(db, listStatements)];
    for (const { calls } of others) {
      times.push(await sqlTime(db, await recordSql(db, calls)));
    }
    await db.close();

    const startServer = () => serve('serve.ts', database.env());
    const startBare = () =>
      serve('bare.ts', { ...database.env(), BARE_SQL: onlyStatement(listStatements) });

    const servers = {
      database: await startServer(),
      memory: await serve('serve.ts', { ...database.env(), BENCH_MEMORY: 'on' }),
      bare: await startBare(),
    };
    await compareAnswers(Object.values(servers), calls.slice(0, COMPARED));
    await compareWithBare(servers, calls);
    await servers.bare.stop();
    await measureVariants(servers.database, others, times);
    await measureWholePage(servers);
    await measureTyping(servers);
    await servers.memory.stop();
    await servers.database.stop();
    await measureFreshStarts(
      { 'database, fresh start': startServer, 'bare, fresh start': startBare },
      calls,
    );
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

/** Measures the list on each server in turn, so that other load on the machine slows all of them. */
async function compareWithBare(
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
    Object.entries(ratios).map(([name, values]) => {
      const mean = values.reduce((sum, ratio) => sum + ratio, 0) / values.length;
      return [
        name,
        ...[mean, Math.min(...values), Math.max(...values)].map((ratio) => ratio.toFixed(2)),
      ];
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

async function measureVariants(
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

/** Measures page, total, clusters and chart in one call, in turn from the database and from memory. */
async function measureWholePage({ database, memory }: Record<'database' | 'memory', Served>) {
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
    rate = Math.max(rate, Math.round(a.perSecond * STEADY_RATE_FACTOR));
  }
  // At a steady rate, because users do not wait for the answers of other users.
  const people = createCrowd(memory, full.connections);
  const steady = await people.send(calls, { rate, seconds: full.seconds });
  await people.close();
  rows.push([...row(`memory, ${rate} a second`, steady), String(steady.p95)]);
  console.log('Page, total, clusters and chart in one call:\n');
  printTable([...HEADING, 'p95 ms'], rows);
  printRatios({ 'memory / database': ratios });
}

/** Measures suggestions and pins, at the pace at which users type and move maps. */
async function measureTyping({ database, memory }: Record<'database' | 'memory', Served>) {
  const loads = { suggestions: suggestions(SEARCHES), 'pins, zoom 12': maps(100, 12) };
  const rows: string[][] = [];
  for (const [name, calls] of Object.entries(loads))
    for (const [engine, server] of Object.entries({ database, memory })) {
      const people = createCrowd(server, full.connections);
      const rate = CALLS_PER_SECOND;
      await people.send(calls, { rate, seconds: warmUp.seconds });
      const measured = await people.send(calls, { rate, seconds: full.seconds });
      await people.close();
      rows.push([...row(`${name}, ${engine}`, measured), String(measured.p95)]);
    }
  console.log(`While users type and move the map, ${CALLS_PER_SECOND} calls per second:\n`);
  printTable([...HEADING, 'p95 ms'], rows);
}

/** Puts new processes under load at once. This shows query plans that get worse after some executions. */
async function measureFreshStarts(
  starts: Record<string, () => Promise<Served>>,
  calls: Call[],
): Promise<void> {
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
