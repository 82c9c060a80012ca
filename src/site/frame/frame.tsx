import type { ReactNode } from 'react';
import { association } from '#/content/association.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <header>
        <TopBar />
        <NameBar />
      </header>
      <Navigation path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function NameBar() {
  return (
    <div className="bg-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 md:py-4">
        <a href="/" className="flex min-w-0 items-center gap-3">
          <img
            src="/icons/emblem.svg"
            alt={text.home}
            width="64"
            height="64"
            className="size-13 shrink-0 md:size-16"
          />
          <span className="min-w-0 leading-tight">
            <span className="block text-[1.06rem] font-bold text-night-900 md:text-xl">
              {association.name.tr}
            </span>
            <span lang="en" className="block text-[0.82rem] text-ink-soft md:text-base">
              {association.name.en}
            </span>
          </span>
        </a>
        <div className="flex gap-3 max-sm:w-full print:hidden">
          <LinkButton
            href={association.volunteerFormUrl}
            target="_blank"
            rel="noopener"
            look="outline"
            className="max-sm:flex-1"
          >
            {text.volunteer}
          </LinkButton>
          <LinkButton href="/donate" className="max-sm:flex-1">
            {text.donate}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
