export { PartnerType } from './graphql.ts';
export { cursorPage, pageAfter, updatedAt, updatedSince, version } from './partner-api/cursor.ts';
export { servePartnerApi } from './partner-api/http.ts';
export { fieldError, listOf, pageOf, refer, schemaOf } from './partner-api/openapi.ts';
export {
  findPartner,
  findPartnerBySubDomain,
  findPartners,
  savePartner,
  type Licence,
  type Partner,
} from './store.ts';
export { identifyPartner } from './identify-partner.ts';
export { notifyPartner, notifyPartners } from './webhooks/notify-partner.ts';
export {
  noteShown,
  systemOf,
  withChanges,
  type Answered,
  type NotifiedChange,
} from './shown/note-shown.ts';
export { findKeyedPartners } from './shown/store.ts';
export { findLogo } from './logo.ts';
export { mailSender } from './mail-sender.ts';
export { siteAddress, siteUsedBy } from './site-address.ts';
export { invite } from './use-cases/add-invitation.ts';
export { inviteOnce, type InvitedPerson } from './use-cases/invite-once.ts';
export {
  findAuditors,
  findInvitation,
  findInvitationsAfter,
  lockInvitation,
  type InvitationWithSecret,
} from './invitations/store.ts';
export { INVITATIONS } from './invitation-limit.ts';
export { findSite } from './use-cases/find-site.ts';
export {
  countFailingWebhooks,
  findGivenUpWebhooks,
  retryWebhooks,
} from './webhooks/deliveries/store.ts';
export { setPartnerPresentation } from './presentation/use-cases/set-partner-presentation.ts';
export { endInvitation } from './invitations/end-invitation.ts';
