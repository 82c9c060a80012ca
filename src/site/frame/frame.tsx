import { Mail, Phone, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#/content/content-context.ts';
import type { NoticeKind } from '#/content/notice.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { EmergencyLink } from './emergency-link.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { SocialLinks } from './social-links.tsx';

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
      <CrisisLink />
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

/** Bar with the name, on wide screens and on paper. A phone shows the short name in the bar that stays. */
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

/** Words and ground differ by 8:1 and more; paper has no ground, so there it has a frame. */
const looks: Record<NoticeKind, string> = {
  emergency: 'bg-danger-700 text-white',
  warning: 'bg-caution-50 text-caution-800',
  information: 'bg-night-600 text-white',
};

/** The way to the page that has taken the place of the home page. */
function CrisisLink() {
  if (useContent().crisis.kind === 'off') return null;
  return (
    <section aria-label={text.crisis} lang="tr" className={`${looks.emergency} print:border`}>
      <p className="wrap">
        <a href="/" className="flex min-h-11 items-center font-semibold underline underline-offset-4">
          {text.crisisHint}
        </a>
      </p>
    </section>
  );
}

function Notice({ now }: { now: Date }) {
  const { notice } = useContent();
  if (!isNoticeShown(notice, now)) return null;
  const { kind, sentence, link } = notice;
  return (
    <section aria-label={text.notice} lang="tr" className={`${looks[kind]} print:border`}>
      <p className="wrap flex flex-wrap items-center gap-x-4 py-2 leading-snug wrap-anywhere">
        <span>
          <strong>{text.noticeKinds[kind]}:</strong> <bdi>{sentence}</bdi>
        </span>{' '}
        {link && (
          <a href={link.address} className="py-2.5 font-semibold underline underline-offset-4">
            {link.label}
          </a>
        )}
      </p>
    </section>
  );
}

const contactLink = 'flex min-h-9 items-center gap-2 hover:underline';

/** Bar on wide screens; the drawer and the footer hold the same on a phone. */
function TopBar({ path }: { path: string }) {
  const { email, phone } = useContent().association.contact;
  return (
    <div className="hidden bg-night-950 text-sm text-snow-200 bar:block print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8">
        <div className="flex flex-wrap gap-x-6">
          <a href={`mailto:${email}`} className={contactLink}>
            <Mail aria-hidden="true" size={16} />
            {email}
          </a>{' '}
          <a href={`tel:${phone.number}`} className={contactLink}>
            <Phone aria-hidden="true" size={16} />
            {phone.shown}
          </a>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <SocialLinks className="gap-x-5" />
          <LanguageSwitch path={path} />
        </div>
      </div>
    </div>
  );
}
