import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Characters of a file's title. */
export const DOCUMENT_TITLE_MAX = 255;
/** Seconds an address that a file is fetched by is good for. */
export const ADDRESS_SECONDS = 5 * 60;

const attachment = z
  .strictObject({
    /** Of a finished upload. */
    key: z.string().max(500).nullish(),
    /** Of a document that is there already. */
    _id: uuid.nullish(),
    /** What it is called from now on, when it is an upload; else what it was called before. */
    title: z
      .string()
      .max(4000)
      .transform(tidyLine)
      .pipe(z.string().max(DOCUMENT_TITLE_MAX))
      .nullish(),
  })
  .superRefine(({ key, _id }, context) => {
    if (Boolean(key) === Boolean(_id))
      context.addIssue({
        code: 'custom',
        path: ['key'],
        params: { reason: key ? 'not_allowed' : 'required' },
      });
  });
export type AttachmentAsk = z.output<typeof attachment>;

/** Files that go with something, at most so many: each by the key of its upload, or by its own id. */
export const attachments = (maximum: number) =>
  z
    .array(attachment)
    .max(maximum)
    .nullish()
    .transform((list) => list ?? []);

/** The ending of a file's name in small letters, without its dot. */
export const extensionOf = (name: string): string =>
  /\.([a-z\d]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is called on the machine that fetches it: its title, with the ending it came with. */
export function downloadName(title: string, name: string): string {
  const extension = extensionOf(name);
  const whole = extensionOf(title) === extension ? title : `${title}.${extension}`;
  // What separates folders or means something to one system or another, and what hides a file.
  return whole.replaceAll(/[/\\:*?"<>|]/gu, '-').replace(/^\.+/u, '_');
}
