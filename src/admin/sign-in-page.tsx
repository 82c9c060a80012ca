import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { signedInQuery } from '#/staff/queries.ts';
import { SignInShell } from './sign-in-shell.tsx';
import type { Typed } from './take-over-form.ts';

/** Milliseconds to read that it worked. */
const timeToRead = 1000;

interface SignInPageProps {
  /** In the form that came with the page. */
  typed?: Typed;
  /** The form has it now. */
  onTaken?: () => void;
}

export default function SignInPage({ typed, onTaken }: SignInPageProps) {
  const [first] = useState(typed);
  const [hasSignedIn, setSignedIn] = useState(false);
  const { data: person } = useQuery(signedInQuery);
  const [, navigate] = useLocation();

  useEffect(() => onTaken?.(), [onTaken]);
  useEffect(() => {
    if (!hasSignedIn) return;
    const timer = setTimeout(() => navigate(panelPaths.panel, { replace: true }), timeToRead);
    return () => clearTimeout(timer);
  }, [hasSignedIn, navigate]);

  if (person && !hasSignedIn) return <Redirect to={panelPaths.panel} replace />;
  return (
    <SignInShell>
      <SignInForm {...first} succeeded={text.signInRedirects} onSignedIn={() => setSignedIn(true)} />
    </SignInShell>
  );
}
