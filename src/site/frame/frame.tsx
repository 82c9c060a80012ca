import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#/content/content-context.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { EmergencyLink } from './emergency-link.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { Notice } from './notice.tsx';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  path: string;
  /** When the page is drawn. */
  now: Date;
  /** Above everything but the way past it. */
  above?: ReactNode;
  children: ReactNode;
}

export function Frame({ path, now, above, children }: FrameProps) {
  return (
    <>
      <a href="#content" lang="tr" className="skip-link">
        {text.skipToContent}
      </a>
      <Notice now={now} />
      {above}
      {/* without a box of its own, so that the bar inside it sticks to the top of the whole page */}
      <header className="contents" lang="tr">
        <TopBar path={path} />
        <NameBar />
        <Navigation path={path} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
    </>
  );
}

/** On wide screens, and on paper. A phone shows the short name in the bar that stays. */
function NameBar() {
  const { name } = useContent().association;
  return (
    <div className="hidden bg-white bar:block print:block">
      <div className="wrap flex items-center justify-between gap-6 py-3">
        <a href="/" className="flex min-w-0 items-center gap-3">
          <img
            src="/icons/emblem.svg"
            alt={text.home}
            width="56"
            height="56"
            loading="lazy"
            className="size-14 shrink-0"
          />{' '}
          <span className="min-w-0 leading-tight">
            <span className="block text-xl font-bold text-night-900">{name.tr}</span>{' '}
            <span lang="en" className="block text-ink-soft">
              {name.en}
            </span>
          </span>
        </a>
        <div className="flex shrink-0 gap-3 print:hidden">
          <LinkButton href="/search" look="outline">
            <Search aria-hidden="true" size={18} />
            {text.search}
          </LinkButton>{' '}
          <EmergencyLink />
        </div>
      </div>
    </div>
  );
}
