import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { useUploadErrorText } from './use-upload-error-text.ts';

function UploadErrorText({ code }: { code: string }) {
  return useUploadErrorText()(code);
}

test.each([
  ['files.unsupported_type', /^File type is not supported/, /^Vi tar ikke imot denne filtypen/],
  ['files.heic', /^HEIC photos can’t be read/, /^HEIC-bilder kan ikke leses/],
  ['files.too_large', /larger than 25 MB/, /større enn 25 MB/],
  ['files.missing', /^The file is empty/, /^Filen er tom/],
  ['files.policy_expired', /^Failed to upload file\./, /^Vi fikk ikke lastet opp filen\./],
  ['unreachable', /^Failed to upload file: no conn/, /^Filen ble ikke lastet opp fordi/],
  ['request.too_many', /^Too many attempts/, /^For mange forsøk/],
])('a file that is refused (%s) says why', (code, en, no) => {
  expect(render(<UploadErrorText code={code} />, { language: 'en' }).text).toMatch(en);
  expect(render(<UploadErrorText code={code} />, { language: 'no' }).text).toMatch(no);
});
