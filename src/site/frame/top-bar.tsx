import { Mail, Phone } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

const contactLink = 'flex min-h-9 items-center gap-2 hover:underline';

/** On wide screens only; the drawer and the footer hold the same on a phone. */
export function TopBar({ path }: { path: string }) {
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
