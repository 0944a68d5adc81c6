import type { TestPerson } from './people.ts';
import type { Answer, TestApp } from './test-app.ts';
import { upload } from './uploads.ts';

/** The beginning of a PDF; nothing here reads further. */
export const A_PDF = Buffer.from('%PDF-1.7\nLeiekontrakt');

/** Uploads a file that may become a document, and returns its key. */
export const uploadFile = (
  app: TestApp,
  person: TestPerson,
  filename = 'kontrakt.pdf',
  content: Buffer<ArrayBuffer> = A_PDF,
): Promise<string> => upload(app, person, content, { filename, directive: 'Files' });

/** Requests the URL of a document, like a browser. */
export async function requestDownload(
  app: TestApp,
  person: TestPerson | undefined,
  fileId: string,
): Promise<Answer & { url: string }> {
  const query = 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }';
  const answer = await app.api(query, { id: fileId }, person?.tokens.accessToken);
  return { ...answer, url: answer.data?.getFileDownloadUrl };
}
