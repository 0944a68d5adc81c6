export interface InvitationMailTexts {
  subject: (partner: string) => string;
  title: (partner: string) => string;
  text: Record<'tenant' | 'landlord', (partner: string) => string[]>;
  button: string;
  footer: (partner: string) => string;
}
