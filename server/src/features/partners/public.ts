export { partnerOfKey } from './api-keys/viewer.ts';
export { findPartner, findPartnerBySubDomain, savePartner, type Partner } from './store.ts';
