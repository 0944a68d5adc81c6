import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/**
 * Real files of banks, and the schemas of their messages, stored next to the project. Tests that read them have
 * the tag `real-files`.
 */
const DATA = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

export const bankData = (name: string): Buffer => readFileSync(DATA + name);

/** The schema of SAF-T Financial 1.30. */
export const SAFT = '../saft/Norwegian_SAF-T_Financial_Schema_v_1.30';

/** The errors of a message by a schema (`camt.054.001.02`); empty when it is valid. */
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
