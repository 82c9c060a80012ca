import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { signedInQuery } from '#/staff/queries.ts';
import { ContourLines } from '#/ui/contour-lines.tsx';

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
    </SignInFrame>
  );
}

function SignInFrame({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-hidden bg-night-950 px-4 py-10">
      <ContourLines className="absolute inset-0 -z-10 size-full text-night-700" />
      <div className="w-full max-w-100">
        <img src="/icons/emblem-light.svg" alt="" width={64} height={64} className="mx-auto mb-6" />
        <section className="rounded-card border-t-4 border-signal-500 bg-white p-6 shadow-2xl sm:p-8">
          <h1 className="text-2xl leading-tight font-bold">{title}</h1>
          <p className="mt-1.5 mb-6 text-ink-soft">{hint}</p>
          {children}
        </section>
        <p className="mt-6 text-center">
          <a
            href="/"
            className="inline-block p-2 text-snow-200 underline underline-offset-4 hover:text-white"
          >
            {panelText.backToSite}
          </a>
        </p>
      </div>
    </main>
  );
}
