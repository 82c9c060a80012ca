import { Mail, Phone } from 'lucide-react';
import { association } from '#/content/association.ts';
import { SocialLinks } from './social-links.tsx';

const { email, phone } = association.contact;
const contactLink = 'flex min-h-8 min-w-8 items-center justify-center gap-2 rounded px-1 hover:underline';

export function TopBar() {
  return (
    <div className="bg-night-950 text-sm text-snow-200 print:hidden">
      <div className="wrap flex min-h-10 items-center justify-between gap-3">
        <div className="flex sm:gap-4">
          <a href={`mailto:${email}`} className={contactLink}>
            <Mail aria-hidden="true" size={16} />
            <span className="max-sm:sr-only">{email}</span>
          </a>
          <a href={`tel:${phone.number}`} className={contactLink}>
            <Phone aria-hidden="true" size={16} />
            <span className="max-sm:sr-only">{phone.shown}</span>
          </a>
        </div>
        <div className="flex items-center gap-2 max-[22rem]:gap-0">
          <SocialLinks />
          <LanguageIndicator />
        </div>
      </div>
    </div>
  );
}

/** Shown with TR active; it leads nowhere, as the interface is Turkish (decision 014). */
function LanguageIndicator() {
  return (
    <p className="flex gap-1 border-l border-white/25 pl-3 font-semibold">
      <span aria-current="true" className="text-signal-300">
        TR
      </span>
      <span aria-hidden="true">/</span>
      <span lang="en" className="font-normal text-snow-300">
        EN
      </span>
    </p>
  );
}
