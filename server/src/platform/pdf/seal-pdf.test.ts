import forge from 'node-forge';
import { expect, test } from 'vitest';

import { NOW } from '../../../testing/test-app.ts';
import { makeSealingKey } from './seal-pdf.ts';

test('a sealing key is as strong as 128 bits, and its certificate signed by SHA-256', async () => {
  const p12 = await makeSealingKey({ name: 'Husvaer', serial: '0a' }, NOW);
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(p12).toString('latin1')));
  const { certBag = '' } = forge.pki.oids;
  const [bag] = forge.pkcs12.pkcs12FromAsn1(asn1, '').getBags({ bagType: certBag })[certBag] ?? [];
  const { n } = bag!.cert!.publicKey as forge.pki.rsa.PublicKey;
  expect(n.bitLength()).toBe(3072);
  expect(forge.pki.oids[bag!.cert!.siginfo.algorithmOid]).toBe('sha256WithRSAEncryption');
});
