import { poppler } from './poppler.ts';
import type { TestApp } from './test-app.ts';

const LOGO = `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"><rect width="8" height="2" fill="red"/></svg>')}`;

/** Gives an agency a logo. */
export const addLogo = (app: TestApp, partnerId: string): Promise<unknown> =>
  app.database.session((session) =>
    session.query('update partner set logo = $1 where id = $2', [LOGO, partnerId]),
  );

/** Whether a PDF begins with a picture, as it does with a logo. */
export const beginsWithLogo = (pdf: Uint8Array): boolean =>
  /^Document\s+Figure\b/.test(poppler('pdfinfo', pdf, '-struct').trimStart());
