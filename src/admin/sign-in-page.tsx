import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { signedInQuery } from '#/staff/queries.ts';
import { fetchFirstList } from './fetch-first-list.ts';
import { SignInShell } from './sign-in-frame.tsx';
import type { Typed } from './take-over-form.ts';

/** Milliseconds to read that it worked. */
const timeToRead = 1000;

interface SignInPageProps {
  /** In the form that came with the page. */
  typed?: Typed;
  /** The form has it now. */
  onTaken?: () => void;
  /** Whether the panel can be drawn at once. */
  isPanelHere: () => boolean;
}

export default function SignInPage({ typed, onTaken, isPanelHere }: SignInPageProps) {
  const [first] = useState(typed);
  const [hasSignedIn, setSignedIn] = useState(false);
  const queries = useQueryClient();
  const { data: person } = useQuery(signedInQuery);
  const [, navigate] = useLocation();

  useEffect(() => onTaken?.(), [onTaken]);
  useEffect(() => {
    if (!hasSignedIn) return;
    const timer = setTimeout(() => {
      if (isPanelHere()) navigate(panelPaths.panel, { replace: true });
      // its page brings the first list, which comes sooner than the rest of the code
      else window.location.replace(panelPaths.panel);
    }, timeToRead);
    return () => clearTimeout(timer);
  }, [hasSignedIn, navigate, isPanelHere]);

  function goOn() {
    setSignedIn(true);
    // while it is read that it worked
    if (isPanelHere()) void fetchFirstList(queries);
  }

  if (person && !hasSignedIn) return <Redirect to={panelPaths.panel} replace />;
  return (
    <SignInShell>
      <SignInForm {...first} succeeded={text.signInRedirects} onSignedIn={goOn} />
    </SignInShell>
  );
}
