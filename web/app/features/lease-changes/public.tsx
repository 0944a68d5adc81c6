export { hasLife, letsIt } from './life/life.ts';
export { LifePanel } from './life/life-panel.tsx';
export { AssignmentSigning } from './signing/assignment-signing.tsx';
export { LeaseSigning } from './signing/lease-signing.tsx';
