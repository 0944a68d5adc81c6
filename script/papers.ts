import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CASTS } from '../server/testing/gallery/casts.ts';
import { drawPaper } from '../server/testing/gallery/draw.ts';
import { papersOf } from '../server/testing/gallery/papers.ts';

const [folder, mails] = process.argv.slice(2);
if (!folder) {
  console.error('script/papers FOLDER [MAILS]: FOLDER is where the papers go.');
  process.exit(1);
}
const sections: string[] = [];
for (const [cast, people] of Object.entries(CASTS)) {
  mkdirSync(join(folder, cast), { recursive: true });
  const links: string[] = [];
  for (const language of ['no', 'en'] as const)
    for (const { name, ...paper } of papersOf(language, people)) {
      const path = join(cast, `${name}.pdf`);
      writeFileSync(join(folder, path), await drawPaper(paper));
      links.push(link(path, `${paper.text.title} (${name})`));
    }
  sections.push(list(`Papers, ${cast} names`, links));
}
if (mails) sections.push(list('Mails', takeMails(folder, mails)));
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Papers and mails</title>\n<h1>Papers and mails</h1>\n${sections.join('\n')}\n`,
);

/** The mails of a folder, each as HTML and as text. */
function takeMails(into: string, from: string): string[] {
  mkdirSync(join(into, 'mails'), { recursive: true });
  return readdirSync(from)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const mail = JSON.parse(readFileSync(join(from, file), 'utf8')) as Record<string, string>;
      const path = join('mails', file.replace('.json', ''));
      writeFileSync(join(into, `${path}.html`), mail['html'] ?? '');
      writeFileSync(join(into, `${path}.txt`), mail['text'] ?? '');
      const to = `${mail['subject'] ?? ''} (${mail['to'] ?? ''})`;
      return `${link(`${path}.html`, to)}, ${link(`${path}.txt`, 'text')}`;
    });
}

function link(path: string, text: string): string {
  return `<a href="${escaped(path)}">${escaped(text)}</a>`;
}
function list(heading: string, items: readonly string[]): string {
  return `<h2>${escaped(heading)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
