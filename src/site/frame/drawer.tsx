import { HandHeart, Mail, Phone, Search, UserPlus, X } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { EmergencyLink } from './emergency-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

// What the menu of a small screen holds beside its list. A wide screen shows the same in its bars.

export function CloseButton({ menuId }: { menuId: string }) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      aria-label={text.closeMenu}
      className="float-right m-1.5 flex size-11 items-center justify-center rounded hover:bg-night-700 row:hidden"
    >
      <X aria-hidden="true" size={24} />
    </button>
  );
}

export function DrawerName() {
  const { name } = useContent().association;
  return (
    <p className="p-4 leading-tight font-bold row:hidden">
      {name.tr}{' '}
      <span lang="en" className="block text-sm font-normal">
        {name.en}
      </span>
    </p>
  );
}

export function DrawerFoot({ path }: { path: string }) {
  const { contact, volunteerFormUrl } = useContent().association;
  const { email, phone } = contact;
  return (
    <div className="space-y-3 p-4 row:hidden">
      <EmergencyLink className="w-full" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <LinkButton href="/donate" className="px-3! whitespace-nowrap">
          <HandHeart aria-hidden="true" size={18} />
          {text.donate}
        </LinkButton>{' '}
        <LinkButton
          href={volunteerFormUrl}
          target="_blank"
          rel="noopener"
          className="px-3! whitespace-nowrap"
        >
          <UserPlus aria-hidden="true" size={18} />
          {text.volunteer}
        </LinkButton>{' '}
        <LinkButton
          href={`tel:${phone.number}`}
          look="light"
          aria-label={text.callUsAt(phone.shown)}
          className="px-3! whitespace-nowrap"
        >
          <Phone aria-hidden="true" size={18} />
          {text.callUs}
        </LinkButton>{' '}
        <LinkButton href={`mailto:${email}`} look="light" aria-label={text.writeTo(email)}>
          <Mail aria-hidden="true" size={18} />
          {text.write}
        </LinkButton>
      </div>
      <a href="/search" className="flex min-h-11 items-center gap-2 font-semibold hover:underline">
        <Search aria-hidden="true" size={18} />
        {text.search}
      </a>
      <SocialLinks className="gap-x-5 text-sm" />
      <LanguageSwitch path={path} />
    </div>
  );
}
