import { SaxesParser } from 'saxes';

import type { PostalAddress } from '@husvaer/domain/postal/letters';

/** A letter, as Digipost prints it. */
export interface PrintMessage {
  /** Our id: the same for the same letter, so that it is printed once. */
  id: string;
  senderId: string;
  to: PrintAddress;
  returnTo: PrintAddress;
}

interface PrintAddress {
  name: string;
  address: PostalAddress;
}

/** Characters of a name in Digipost's schema. */
const NAME_MAX = 130;

/** The message of a letter that is only printed, by Digipost's schema `api_v8.xsd`. */
export function messageXml({ id, senderId, to, returnTo }: PrintMessage): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<message xmlns="http://api.digipost.no/schema/v8">' +
    tag('message-id', id) +
    tag('sender-id', senderId) +
    `<recipient><print-details><recipient>${addressXml(to)}</recipient>` +
    `<return-address>${addressXml(returnTo)}</return-address></print-details></recipient>` +
    `<primary-document>${tag('uuid', id)}${tag('file-type', 'pdf')}</primary-document></message>`
  );
}

const addressXml = ({ name, address: { lines, postalCode, city } }: PrintAddress): string =>
  `${tag('name', name.slice(0, NAME_MAX))}<norwegian-address>` +
  lines.map((line, index) => tag(`addressline${index + 1}`, line)).join('') +
  `${tag('zip-code', postalCode)}${tag('city', city)}</norwegian-address>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const tag = (name: string, text: string): string =>
  `<${name}>${text.replaceAll(/[&<>]/g, (character) => ESCAPES[character]!)}</${name}>`;

/** An element of an answer: its name without a prefix, its attributes, and its text. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of an answer, in the order they end. Throws for text that is not XML. */
export function elementsOf(xml: string): Element[] {
  const ended: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    open.push({ name: local, attributes: Object.fromEntries(values), text: '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => ended.push(open.pop()!));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return ended;
}
