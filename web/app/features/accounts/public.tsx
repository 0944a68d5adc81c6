export { SignInPrompt, useSignInPrompt } from './sign-in-prompt.tsx';
