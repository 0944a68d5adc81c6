export { findPartner, findPartnerBySubDomain, savePartner, type Partner } from './store.ts';
