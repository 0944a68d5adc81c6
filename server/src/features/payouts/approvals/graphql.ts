import { confirmLogin } from '../../accounts/public.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';

export const LoginInput = builder.inputType('ApprovalLogin', {
  description: 'The login once more, where `payouts.confirm_login` asks for it.',
  fields: (t) => ({
    password: t.string({
      description:
        'The login’s; of whoever has none, `accounts.login_again` unless they logged in just now.',
    }),
  }),
});

/** Whether somebody gives their login once more. Throws `accounts.wrong_password` and `accounts.login_again`. */
export async function confirmsLogin(
  context: GraphqlContext,
  login: { password?: string | null | undefined } | null | undefined,
): Promise<boolean> {
  if (!login) return false;
  await confirmLogin(context, login.password);
  return true;
}
