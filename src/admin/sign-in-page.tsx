import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { signedInQuery } from '#/staff/queries.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Milliseconds to read that it worked. */
const timeToRead = 1000;

export default function SignInPage() {
  const [hasSignedIn, setSignedIn] = useState(false);
  const { data: person } = useQuery(signedInQuery);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!hasSignedIn) return;
    const timer = setTimeout(() => navigate(panelPaths.panel, { replace: true }), timeToRead);
    return () => clearTimeout(timer);
  }, [hasSignedIn, navigate]);

  if (person && !hasSignedIn) return <Redirect to={panelPaths.panel} replace />;
  return (
    <SignInFrame title={text.signInTitle} hint={text.signInHint}>
      <SignInForm succeeded={text.signInRedirects} onSignedIn={() => setSignedIn(true)} />
      <p className="mt-5 text-sm text-ink-soft">{passwordLinksText.forgotten}</p>
    </SignInFrame>
  );
}
