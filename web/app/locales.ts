import { data } from 'react-router';

import { isLanguage } from './platform/language.ts';
import { servedMessages } from './served-messages.ts';

/** The texts of one namespace in one language, for a browser that changes language or page. */
export function loader({ params }: { params: { language?: string; namespace?: string } }) {
  const { language, namespace = '' } = params;
  const found = isLanguage(language)
    ? Object.entries(servedMessages[language]).find(([name]) => name === namespace)
    : undefined;
  if (!found) throw data({ code: 'request.not_found', params: {} }, { status: 404 });
  return Response.json(found[1], { headers: { 'cache-control': 'public, max-age=300' } });
}
