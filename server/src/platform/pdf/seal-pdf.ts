import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import forge from 'node-forge';
import type { PDFDocument } from 'pdf-lib';

/** As strong as a symmetric key of 128 bits (NIST SP 800-57, part 1, table 2). */
const KEY_BITS = 3072;
const VALID_YEARS = 10;
/** Bytes a seal may take: the signature and certificates of a chain of some length. */
const SEAL_BYTES = 16_384;

/** A key with its certificate, as PKCS #12. */
export interface SealingKey {
  p12: Uint8Array;
  password: string;
}

/**
 * A new key with a certificate that it signed itself, good for ten years from `at`. `name` is who
 * seals; it and the serial number, hex, are ASCII, which every reader takes.
 */
export async function makeSealingKey(
  { name, serial }: { name: string; serial: string },
  at: Temporal.Instant,
): Promise<Uint8Array> {
  // OpenSSL's, not the library's own: that one takes seconds, on the only thread.
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // Positive, whatever its first byte (RFC 5280, section 4.1.2.2).
  certificate.serialNumber = `00${serial}`;
  const from = at.toZonedDateTimeISO('UTC');
  // Another node's clock may be behind.
  certificate.validity.notBefore = new Date(from.subtract({ days: 1 }).epochMilliseconds);
  certificate.validity.notAfter = new Date(from.add({ years: VALID_YEARS }).epochMilliseconds);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], '', { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1');
}

/**
 * Seals a PDF so that a changed byte shows: a signature over all of it (PAdES-shaped, ETSI EN 319 142),
 * without a time stamp of anybody else's. Throws when the key can't be read, or its certificate is
 * not valid at `at`.
 */
export async function sealPdf(
  document: PDFDocument,
  { p12, password }: SealingKey,
  said: { name: string; reason: string; at: Temporal.Instant },
): Promise<Uint8Array> {
  const time = new Date(said.at.epochMilliseconds);
  const { notBefore, notAfter } = certificateOf({ p12, password }).validity;
  if (time < notBefore || time > notAfter)
    throw new Error(
      `The sealing certificate is valid from ${notBefore.toISOString()} to ${notAfter.toISOString()}.`,
    );
  pdflibAddPlaceholder({
    pdfDoc: document,
    name: said.name,
    reason: said.reason,
    contactInfo: '',
    location: 'Norway',
    signingTime: time,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    signatureLength: SEAL_BYTES,
  });
  const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  const signer = new P12Signer(Buffer.from(p12), { passphrase: password });
  return new SignPdf().sign(bytes, signer, time);
}

/** The certificate that belongs to the key. Throws when there is none or the password is wrong. */
function certificateOf({ p12, password }: SealingKey): forge.pki.Certificate {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(p12).toString('latin1')));
  const { certBag = '' } = forge.pki.oids;
  const bags = forge.pkcs12.pkcs12FromAsn1(asn1, password).getBags({ bagType: certBag })[certBag];
  const certificates = bags?.flatMap(({ cert }) => cert ?? []) ?? [];
  const own = certificates.find(({ extensions }) => !extensions.some(({ cA }) => cA === true));
  const certificate = own ?? certificates[0];
  if (!certificate) throw new Error('The sealing key has no certificate.');
  return certificate;
}
