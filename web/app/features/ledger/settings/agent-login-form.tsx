import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { PartForm } from './part-form.tsx';
import { SetAgentLogin } from './set-agent-login.graphql.ts';
import { settingWords } from './field-errors.tsx';

const { refusedBy } = settingWords('ledger');

interface AgentLoginFormProps {
  partnerId: string;
  isStrong: boolean;
}

/** Whether the agency's agents must log in with more than a password. */
export function AgentLoginForm({ partnerId, isStrong }: AgentLoginFormProps) {
  const { t } = useTranslation('ledger');
  const form = useForm({ initialValues: { isStrong } });
  return (
    <PartForm
      name="agent_login"
      title={t('settings.agent_login.title')}
      text={t('settings.agent_login.text')}
      counts={t('settings.agent_login.counts')}
      form={form}
      save={(input) => browserApi(SetAgentLogin, { inputData: { partnerId, ...input } })}
      fieldsOf={refusedBy}
    >
      <Checkbox
        label={t('settings.agent_login.isStrong')}
        description={t('settings.agent_login.isStrong_help')}
        {...form.getInputProps('isStrong', { type: 'checkbox' })}
      />
    </PartForm>
  );
}
