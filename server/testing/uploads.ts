import { crc32, deflateSync } from 'node:zlib';

import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';

import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

export interface TestPolicy {
  url: string;
  policyData: { name: string; value: string }[];
}

const POLICY = `query ($queryData: UploadPolicyQueryData!) {
  getUploadPolicy(queryData: $queryData) { url policyData { name value } } }`;

/** Requests an upload policy, like a browser. */
export const requestPolicy = (
  app: TestApp,
  person: TestPerson | undefined,
  input: { filename?: string; directive?: string; subFolderName?: string } = {},
) =>
  app.api(
    POLICY,
    { queryData: { filename: 'stue.jpg', directive: 'ListingImages', ...input } },
    person?.tokens.accessToken,
  );

export async function policyFor(
  app: TestApp,
  person: TestPerson,
  input: Parameters<typeof requestPolicy>[2] = {},
): Promise<TestPolicy> {
  const { data, errors } = await requestPolicy(app, person, input);
  if (errors) throw new Error(errors[0]?.message);
  return data.getUploadPolicy as TestPolicy;
}

export const fieldsOf = ({ policyData }: TestPolicy): Record<string, string> =>
  Object.fromEntries(policyData.map(({ name, value }) => [name, value]));

/** The form of a browser: the policy's fields, then the file. */
export async function formOf(
  fields: Record<string, string>,
  file?: Uint8Array<ArrayBuffer>,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file]), 'blob');
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

export async function sendForm(
  app: TestApp,
  fields: Record<string, string>,
  file?: Uint8Array<ArrayBuffer>,
): Promise<LightMyRequestResponse> {
  return app.call({ method: 'POST', url: '/api/uploads', ...(await formOf(fields, file)) });
}

/** Uploads a file and returns its key. */
export async function upload(
  app: TestApp,
  person: TestPerson,
  file: Uint8Array<ArrayBuffer>,
  input: Parameters<typeof requestPolicy>[2] = {},
): Promise<string> {
  const fields = fieldsOf(await policyFor(app, person, input));
  const { statusCode, body } = await sendForm(app, fields, file);
  if (statusCode !== 204) throw new Error(`${statusCode} ${body}`);
  return fields['key']!;
}

/** A photo as from a camera: rotated, with the place it was taken at. */
export async function cameraPhoto(width = 900, height = 600): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a33' } });
  const jpeg = await picture
    .withExif({
      IFD0: { Make: 'Kamera', Copyright: 'Kari' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.from(jpeg);
}

/** A PNG of one colour, large in pixels and small in bytes: black, one bit a pixel. */
export function hugePng(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
