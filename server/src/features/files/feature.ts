import type { Feature } from '../../platform/feature.ts';
import { servePhotos } from './http.ts';

export const files: Feature = { name: 'files', http: servePhotos };
