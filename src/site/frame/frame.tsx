import type { ReactNode } from 'react';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { Footer } from './footer.tsx';
import { NameBar } from './name-bar.tsx';
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
