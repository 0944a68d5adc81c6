import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { requestErrors } from '@husvaer/domain/kernel/errors';

import { escapeHtml } from './escape-html.ts';
import type { SentMail } from './mailer.ts';

/** Mails on the list. */
const LIST_MAX = 200;
const FILE = /^[0-9a-f-]{36}\.json$/;

const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** A mail's own HTML can't run, load or send anything; its links may be followed. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * `/dev/outbox`: the mails that would have been sent, for developers. Anyone who opens it can read all login
 * codes.
 */
export function serveOutbox(app: FastifyInstance, directory: string): void {
  const send = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  async function read(file: string): Promise<SentMail> {
    if (!FILE.test(file)) throw requestErrors.not_found();
    const text = await readFile(join(directory, file), 'utf8').catch(() => {
      throw requestErrors.not_found();
    });
    return JSON.parse(text) as SentMail;
  }

  app.get('/dev/outbox', async (_, reply) => {
    const files = (await readdir(directory)).filter((name) => FILE.test(name)).sort();
    const mails = await Promise.all(files.reverse().slice(0, LIST_MAX).map(read));
    const rows = mails.map(
      ({ id, to, subject }) =>
        `<tr><td>${escapeHtml(to)}</td><td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
    );
    const list =
      rows.length > 0
        ? `<table><tr><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
        : '<p>No mail has been sent yet.</p>';
    return send(reply, LIST_POLICY, page('Outbox', list));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const { id, to, subject, text, headers } = await read(`${params.id}.json`);
    const lines = Object.entries({ To: to, ...headers }).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    );
    const body = `<p><a href="/dev/outbox">Outbox</a></p><dl>${lines.join('')}</dl>
<iframe title="HTML" src="/dev/outbox/${id}/html"></iframe><h2>Text</h2><pre>${linked(text)}</pre>`;
    return send(reply, LIST_POLICY, page(subject, body));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async ({ params }, reply) => {
    const { html } = await read(`${params.id}.json`);
    reply.header('x-frame-options', 'SAMEORIGIN');
    return send(reply, MAIL_POLICY, html.replace('<head>', '<head><base target="_top">'));
  });
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #ddd}
iframe{width:100%;height:40rem;border:1px solid #ddd}pre{white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
