// A door of its own: every page goes through the other one, and one page shows an agency.
export { loadPresentation, Presentation, type Presented } from './presentation.tsx';
