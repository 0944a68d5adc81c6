export { OwnEvictionCase } from './own-eviction-case.tsx';
