export { createSaftWorker } from './saft/saft-worker.ts';
export { addSaftExport, findSaftExports } from './saft/store.ts';
