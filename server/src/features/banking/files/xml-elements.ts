import { SaxesParser } from 'saxes';

import type { FileProblems } from './problems.ts';

/** An element of a message. */
export interface XmlElement {
  name: string;
  /** `Ntfctn[1]/Ntry[3]`, below the message's own element. */
  path: string;
  currency: string | undefined;
  text: string;
  children: XmlElement[];
}

/** Far more than any bank's message has, and little enough for memory. */
const LIMITS = { depth: 40, text: 10_000, stored: 20_000, silence: 200_000, envelope: 200 };

/** The structure of a message. */
export interface MessageShape {
  namespace: string;
  /** The element in `Document`. */
  root: string;
  /** The children allowed in an element, by its name, or by its parent's name and its own (`Acct/Id`). */
  children: Readonly<Record<string, string>>;
}

/** An element that is still open. */
interface Open {
  element: XmlElement;
  /** The number of its `taken` children so far, by name. */
  counts: Map<string, number> | undefined;
  /** Its allowed children; undefined when any are allowed. */
  known: ReadonlySet<string> | undefined;
  /** Its content is not read. */
  foreign: boolean;
}

/** The element for the sender's additions, of any namespace. */
const ADDED = 'SplmtryData';

/** Paths begin below this depth, as people would write them. */
const OUTER = 2;

/**
 * Reads a message as a stream. A `streamed` element is passed on when it ends and then dropped, so that no
 * more than one payment is kept in memory. An element in a place where it is not allowed is a problem, as its
 * meaning is unknown. The envelope around a message, with its header, is not read. Only the five entities of XML itself are accepted and a document type is refused:
 * nothing is expanded or fetched.
 */
export async function readElements(
  chunks: AsyncIterable<string>,
  shape: MessageShape,
  streamed: ReadonlySet<string>,
  onElement: (element: XmlElement) => void,
  problems: FileProblems,
): Promise<void> {
  const open: Open[] = [];
  let stored = 0;
  /** Characters since the last start or end of an element. */
  let silence = 0;
  /** Elements outside the message. */
  let outside = 0;
  let messages = 0;
  const parser = new SaxesParser({ xmlns: true });
  const here = () => ({ line: parser.line, path: open.at(-1)?.element.path });
  const known = knownChildren(shape);

  parser.on('error', (error) => {
    problems.stop('xml_malformed', { ...here(), found: error.message.replace(/^[\d:]+ /, '') });
  });
  parser.on('doctype', () => problems.stop('xml_doctype', here()));
  parser.on('comment', () => (silence = 0));
  parser.on('processinginstruction', () => (silence = 0));

  parser.on('opentag', (tag) => {
    silence = 0;
    const parent = open.at(-1);
    if (!parent && tag.local !== 'Document') {
      outside += 1;
      if (outside > LIMITS.envelope) problems.stop('xml_too_big', here());
      return;
    }
    if (!parent) messages += 1;
    if (messages > 1) problems.stop('unknown_element', { ...here(), found: tag.name });
    const path = open.length < OUTER ? '' : pathBelow(parent!, tag.local, streamed);
    if (open.length === LIMITS.depth) problems.stop('xml_too_deep', { ...here(), path });
    stored += 1;
    if (stored > LIMITS.stored) problems.stop('xml_too_big', { ...here(), path });
    const currency = tag.attributes['Ccy']?.value;
    const element = { name: tag.local, path, currency, text: '', children: [] };
    const isAdded = parent?.foreign === true || tag.local === ADDED;
    const hasPlace = parent?.known === undefined || parent.known.has(tag.local);
    const isKnown = tag.uri === shape.namespace && (parent ? hasPlace : tag.local === 'Document');
    if (!isKnown && !isAdded) {
      const expected = parent?.element.name === 'Document' ? shape.root : undefined;
      problems.add('unknown_element', {
        line: parser.line,
        ...(path && { path }),
        found: tag.name,
        ...(expected && { expected }),
      });
    }
    open.push({
      element,
      counts: undefined,
      foreign: isAdded || !isKnown,
      known: known(tag.local, parent?.element.name),
    });
  });

  const addText = (text: string) => {
    silence = 0;
    const element = open.at(-1)?.element;
    // White space between payments would add up to a long text.
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
    if (foreign || streamed.has(element.name)) {
      stored -= size(element);
      if (!foreign) onElement(element);
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

/** The children allowed in an element of this name, within a parent. */
function knownChildren({ root, children }: MessageShape) {
  const input = { Document: root, ...children };
  const sets = new Map(
    Object.entries(input).map(([name, names]) => [name, new Set(names.split(' '))]),
  );
  return (name: string, within: string | undefined) =>
    sets.get(`${within}/${name}`) ?? sets.get(name);
}

/** The path of a child, with a number if there may be many. */
function pathBelow(parent: Open, name: string, streamed: ReadonlySet<string>): string {
  let step = name;
  if (streamed.has(name)) {
    parent.counts ??= new Map();
    const nth = (parent.counts.get(name) ?? 0) + 1;
    parent.counts.set(name, nth);
    step = `${name}[${nth}]`;
  }
  return parent.element.path === '' ? step : `${parent.element.path}/${step}`;
}

const size = (element: XmlElement): number =>
  element.children.reduce((sum, child) => sum + size(child), 1);

/** The elements at the end of a path of names (`RmtInf/Strd`), in document order. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  const [name, rest] = firstStep(path);
  const found = element.children.filter((child) => child.name === name);
  return rest === '' ? found : found.flatMap((child) => elementsAt(child, rest));
}

/** The first element at the end of a path. */
export function elementAt(element: XmlElement, path: string): XmlElement | undefined {
  const [name, rest] = firstStep(path);
  for (const child of element.children) {
    if (child.name !== name) continue;
    const found = rest === '' ? child : elementAt(child, rest);
    if (found) return found;
  }
  return undefined;
}

function firstStep(path: string): [name: string, rest: string] {
  const slash = path.indexOf('/');
  return slash === -1 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)];
}

/** The text of the first of some paths that has any; null when none has. */
export function textAt(element: XmlElement, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = elementAt(element, path)?.text;
    if (text) return text;
  }
  return null;
}
