import { tidiedLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Characters of a file's title. */
export const DOCUMENT_TITLE_MAX = 255;
/** Seconds that a download URL is valid. */
export const ADDRESS_SECONDS = 5 * 60;

const attachment = z
  .strictObject({
    /** The key of a finished upload. */
    key: z.string().max(500).nullish(),
    /** The id of an existing document. */
    _id: uuid.nullish(),
    /** The title of an upload; an existing document keeps its title. */
    title: tidiedLine(DOCUMENT_TITLE_MAX).nullish(),
  })
  .superRefine(({ key, _id }, context) => {
    if (Boolean(key) === Boolean(_id))
      context.addIssue({
        code: 'custom',
        path: ['key'],
        params: { reason: key ? 'not_allowed' : 'required' },
      });
  });
export type NewAttachment = z.output<typeof attachment>;

/** Attachments, with a maximum number: each by the key of its upload, or by its document's id. */
export const attachments = (maximum: number) =>
  z
    .array(attachment)
    .max(maximum)
    .nullish()
    .transform((list) => list ?? []);

/** A file name's extension in lower case, without the dot. */
export const extensionOf = (name: string): string =>
  /\.([a-z\d]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';

/** The file name of a download: the title with the original extension. */
export function downloadName(title: string, name: string): string {
  const extension = extensionOf(name);
  const whole = extensionOf(title) === extension ? title : `${title}.${extension}`;
  // Replaces path separators, characters reserved by an operating system, and leading dots.
  return whole.replaceAll(/[/\\:*?"<>|]/gu, '-').replace(/^\.+/u, '_');
}
