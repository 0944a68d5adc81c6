// Not part of `../public.tsx`, which every page imports: only one page shows a presentation.
export { loadPresentation, Presentation, type Presented } from './presentation.tsx';
