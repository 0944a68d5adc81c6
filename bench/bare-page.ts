import { fastify } from 'fastify';

import { ready } from './child.ts';

// A minimal page server for comparison: the same number of bytes, always the same.
const page = `<!doctype html>${'x'.repeat(Number(process.env['BARE_BYTES']))}`;
const http = fastify();
http.get('/*', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
ready(await http.listen({ host: '127.0.0.1', port: 0 }));
