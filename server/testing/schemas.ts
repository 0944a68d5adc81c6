import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/** Real files of banks, and the schemas of their messages, where they lie beside the project. */
const DATA = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

/** Tests that read them are passed over where there are none. */
export const hasBankData = existsSync(`${DATA}xsd`);

export const bankData = (name: string): Buffer => readFileSync(DATA + name);

/** What a schema (`camt.054.001.02`) says against a message; nothing when it is valid. */
export function schemaErrors(schema: string, message: string | Buffer): string {
  using rules = XmlDocument.fromBuffer(bankData(`xsd/${schema}.xsd`));
  using validator = XsdValidator.fromDoc(rules);
  using document = XmlDocument.fromBuffer(Buffer.from(message));
  try {
    validator.validate(document);
    return '';
  } catch (error) {
    return String(error);
  }
}
