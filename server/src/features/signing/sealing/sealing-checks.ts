import { finding } from '@husvaer/domain/operations/findings';

import { problemIn } from '../../../platform/checks/check.ts';
import type { Check } from '../../../platform/feature.ts';
import { createTimeStamper } from '../../../platform/pdf/time-stamps.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import { sealingKey } from './sealing-key.ts';

/** Days before a certificate ends in which operators are warned. */
const WARNING_DAYS = 60;

/** Whether documents can be sealed, until when, and who vouches for the certificate. */
export const sealCheck: Check = {
  name: 'seal',
  async run(context) {
    try {
      const [certificate] = (await sealingKey(context)).certificates;
      const { subject, issuer, notAfter } = certificate;
      const end = Temporal.Instant.fromEpochMilliseconds(notAfter.value.getTime());
      const values = { issuer: nameIn(issuer), day: dayInNorway(end) };
      const days = context.clock.now().until(end).total('hours') / 24;
      if (days < 0) return [finding('seal.ended', values)];
      if (days < WARNING_DAYS) return [finding('seal.ending', values)];
      return [finding(subject.isEqual(issuer) ? 'seal.own' : 'seal.ok', values)];
    } catch (error) {
      return [finding('seal.broken', { problem: problemIn(error) })];
    }
  },
};

const COMMON_NAME = '2.5.4.3';

/** The common name of a certificate's subject or issuer. */
const nameIn = ({
  typesAndValues,
}: {
  typesAndValues: { type: string; value: { valueBlock: { value: unknown } } }[];
}): string => {
  const name = typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value;
  return typeof name === 'string' ? name : '';
};

/** Whether the time stamp authority stamps. It is asked for one stamp. */
export const timeStampCheck: Check = {
  name: 'time_stamp',
  async run({ config: { TSA_URL: url }, ports }) {
    if (!url) return [finding('time_stamp.unset')];
    try {
      await createTimeStamper(url, ports)(Buffer.from('Husvær'));
      return [finding('time_stamp.ok', { url })];
    } catch (error) {
      return [finding('time_stamp.silent', { url, problem: problemIn(error) })];
    }
  },
};
