import type { ReactNode } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { ContourLines } from '#/ui/contour-lines.tsx';

interface SignInFrameProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SignInFrame({ title, hint, children }: SignInFrameProps) {
  return (
    <main className="relative isolate grid min-h-dvh grid-cols-1 content-start justify-items-center overflow-hidden bg-night-950 px-4 pt-[max(2.5rem,12dvh)] pb-10">
      <ContourLines className="absolute inset-0 -z-10 size-full text-night-700" />
      <div className="w-full max-w-100">
        <img src="/icons/emblem-light.svg" alt="" width={64} height={64} className="mx-auto mb-6" />
        <section className="rounded-card border-t-4 border-signal-500 bg-white p-6 shadow-2xl max-[20rem]:p-4 sm:p-8">
          <h1 className="text-2xl leading-tight font-bold">{title}</h1>
          {hint && <p className="mt-1.5 wrap-anywhere text-ink-soft">{hint}</p>}
          <div className="mt-6">{children}</div>
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
