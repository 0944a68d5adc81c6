import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CASTS } from '../server/testing/gallery/casts.ts';
import { drawPaper } from '../server/testing/gallery/draw.ts';
import { mailsOf } from '../server/testing/gallery/mails.ts';
import { papersOf } from '../server/testing/gallery/papers.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('script/papers FOLDER: the folder that the documents and mails are written to.');
  process.exit(1);
}
const sections: string[] = [];
for (const [cast, people] of Object.entries(CASTS)) {
  mkdirSync(join(folder, cast, 'mails'), { recursive: true });
  const papers: string[] = [];
  const mails: string[] = [];
  for (const language of ['no', 'en'] as const) {
    for (const { name, ...paper } of papersOf(language, people)) {
      const path = join(cast, `${name}.pdf`);
      writeFileSync(join(folder, path), await drawPaper(paper));
      papers.push(link(path, `${paper.text.title} (${name})`));
    }
    for (const { name, subject, html, text } of mailsOf(language, people)) {
      const path = join(cast, 'mails', name);
      writeFileSync(join(folder, `${path}.html`), html);
      writeFileSync(join(folder, `${path}.txt`), text);
      mails.push(`${link(`${path}.html`, `${subject} (${name})`)}, ${link(`${path}.txt`, 'text')}`);
    }
  }
  sections.push(list(`Documents, ${cast} names`, papers), list(`Mails, ${cast} names`, mails));
}
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Documents and mails</title>\n<h1>Documents and mails</h1>\n${sections.join('\n')}\n`,
);

function link(path: string, text: string): string {
  return `<a href="${escaped(path)}">${escaped(text)}</a>`;
}
function list(heading: string, items: readonly string[]): string {
  return `<h2>${escaped(heading)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
