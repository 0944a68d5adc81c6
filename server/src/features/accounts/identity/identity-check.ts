import { finding } from '@husvaer/domain/operations/findings';

import { problemIn } from '../../../platform/checks/check.ts';
import type { Check } from '../../../platform/feature.ts';
import { createOpenId, hasTestIdentities } from './openid.ts';

/** Whether the broker that confirms identities is configured, and answers. */
export const identityCheck: Check = {
  name: 'identity',
  async run({ config, ports }) {
    if (hasTestIdentities(config)) return [finding('identity.test')];
    const openId = createOpenId(config, ports);
    const { OIDC_NAME: name, OIDC_ISSUER: issuer = '' } = config;
    if (!openId) return [finding('identity.unset', { name })];
    try {
      await openId.begin('');
      return [finding('identity.ok', { name, issuer })];
    } catch (error) {
      return [finding('identity.silent', { name, issuer, problem: problemIn(error) })];
    }
  },
};
