import type { ReactNode } from 'react';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** What stands around the form, be it drawn by the panel or by the server. */
export function SignInShell({ children }: { children: ReactNode }) {
  return (
    <SignInFrame title={text.signInTitle} hint={text.signInHint}>
      {children}
      <p className="mt-5 text-sm text-ink-soft">{passwordLinksText.forgotten}</p>
    </SignInFrame>
  );
}
