import { SaxesParser } from 'saxes';

import type { FileProblems } from './problems.ts';

/** An element of a message: those of other namespaces are left out, with all that is in them. */
export interface XmlElement {
  name: string;
  /** `Ntfctn[1]/Ntry[3]`, below the message's own element. */
  path: string;
  currency: string | undefined;
  text: string;
  children: XmlElement[];
}

/** Far more than any message of a bank has, and little enough to keep. */
const LIMITS = { depth: 40, text: 10_000, kept: 20_000, silence: 200_000 };

/** Below here lies what is said, for paths as people would write them. */
const OUTER = 2;

/**
 * Reads a message as it comes. What is `taken` is handed over when it ends and forgotten, so that no
 * more of a message is kept than one payment of it. Nothing but the five entities of XML itself is
 * known, and a document type is refused: nothing expands, and nothing is fetched.
 */
export async function readElements(
  chunks: AsyncIterable<string>,
  namespace: string,
  taken: ReadonlySet<string>,
  take: (element: XmlElement) => void,
  problems: FileProblems,
): Promise<void> {
  const open: { element: XmlElement; counts: Map<string, number>; foreign: boolean }[] = [];
  let kept = 0;
  /** Characters since anything began or ended. */
  let silence = 0;
  const parser = new SaxesParser({ xmlns: true });
  /** Numbered where there may be many of them. */
  const step = (name: string) => {
    const counts = open.at(-1)?.counts;
    if (!counts || !taken.has(name)) return name;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return `${name}[${nth}]`;
  };
  const here = () => ({ line: parser.line, path: open.at(-1)?.element.path });

  parser.on('error', (error) => {
    problems.stop('xml_malformed', { ...here(), found: error.message.replace(/^[\d:]+ /, '') });
  });
  parser.on('doctype', () => problems.stop('xml_doctype', here()));
  parser.on('comment', () => (silence = 0));
  parser.on('processinginstruction', () => (silence = 0));

  parser.on('opentag', (tag) => {
    silence = 0;
    const parent = open.at(-1);
    const path =
      open.length < OUTER ? '' : [parent?.element.path, step(tag.local)].filter(Boolean).join('/');
    if (open.length === LIMITS.depth) problems.stop('xml_too_deep', { ...here(), path });
    kept += 1;
    if (kept > LIMITS.kept) problems.stop('xml_too_big', { ...here(), path });
    const element = {
      name: tag.local,
      path,
      currency: tag.attributes['Ccy']?.value,
      text: '',
      children: [],
    };
    const foreign = tag.uri !== namespace || parent?.foreign === true;
    open.push({ element, counts: new Map(), foreign });
  });

  const addText = (text: string) => {
    silence = 0;
    const element = open.at(-1)?.element;
    // Ends of lines between payments would add up to a long text.
    if (!element || text.trim() === '') return;
    if (element.text.length + text.length > LIMITS.text) problems.stop('xml_too_big', here());
    element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.on('closetag', () => {
    silence = 0;
    const closed = open.pop();
    if (!closed) return;
    const { element, foreign } = closed;
    element.text = element.text.trim();
    if (foreign || taken.has(element.name)) {
      kept -= size(element);
      if (!foreign) take(element);
    } else open.at(-1)?.element.children.push(element);
  });

  for await (const chunk of chunks) {
    silence += chunk.length;
    parser.write(chunk);
    if (silence > LIMITS.silence) problems.stop('xml_too_big', here());
  }
  if (open.length > 0) problems.stop('truncated', here());
  parser.close();
}

const size = (element: XmlElement): number =>
  element.children.reduce((sum, child) => sum + size(child), 1);

/** The elements at the end of a way of names (`RmtInf/Strd`), in their order. */
export const elementsAt = (element: XmlElement, way: string): XmlElement[] =>
  way
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );

export const elementAt = (element: XmlElement, way: string): XmlElement | undefined =>
  elementsAt(element, way)[0];

/** What the first of some ways says; null when none of them says anything. */
export function textAt(element: XmlElement, ...ways: string[]): string | null {
  for (const way of ways) {
    const text = elementAt(element, way)?.text;
    if (text) return text;
  }
  return null;
}
