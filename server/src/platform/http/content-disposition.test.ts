import { expect, test } from 'vitest';

import { attachmentCalled } from './content-disposition.ts';

test.each([
  ['Kontrakt 2026.pdf', `"Kontrakt 2026.pdf"; filename*=UTF-8''Kontrakt%202026.pdf`],
  ['Grünerløkka.pdf', `"Gr_nerl_kka.pdf"; filename*=UTF-8''Gr%C3%BCnerl%C3%B8kka.pdf`],
  ['a"; x="b', `"a__ x__b"; filename*=UTF-8''a%22%3B%20x%3D%22b`],
  ['a\r\nSet-Cookie: x', `"a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`],
  [`it's (1)*.txt`, `"it_s (1)_.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['\ud800.txt', `"_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
])('%j', (name, header) => {
  expect(attachmentCalled(name)).toBe(`attachment; filename=${header}`);
});
