import { browserApi } from '../../platform/api.ts';
import type { Language } from '../../platform/language.ts';
import { SaveLanguage } from './save-language.graphql.ts';

export async function saveLanguage(id: string, language: Language): Promise<void> {
  await browserApi(SaveLanguage, { id, language });
}
