import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service like https://data.ssb.no/api/pxwebapi/v2: JSON-stat 2 with one series. */
export interface StatisticsStandIn {
  url: string;
  /** The requests it received, oldest first. */
  requests: URL[];
  /** Its data: months as `2026M10`, with their indexes if known. */
  series: Record<string, number | null>;
  /** The name of the table it states. */
  table: string;
  close: () => void;
}

/** Starts a service without data. */
export async function startStatistics(): Promise<StatisticsStandIn> {
  const server = createServer((request, response) => {
    standIn.requests.push(new URL(request.url ?? '', 'http://statistics'));
    const months = Object.keys(standIn.series);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        version: '2.0',
        class: 'dataset',
        id: ['VareTjenesteGrp', 'ContentsCode', 'Tid'],
        size: [1, 1, months.length],
        dimension: {
          VareTjenesteGrp: { category: { index: { '00': 0 } } },
          ContentsCode: { category: { index: { KpiIndMnd: 0 } } },
          Tid: { category: { index: Object.fromEntries(months.map((month, at) => [month, at])) } },
        },
        value: Object.values(standIn.series),
        extension: { px: { tableid: standIn.table } },
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: StatisticsStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    series: {},
    table: '14700',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
