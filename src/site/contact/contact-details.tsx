import { type LucideIcon, Mail, MapPin, Phone, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Association } from '#/content/schemas/association.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import { TextLink } from '#/ui/text-link.tsx';

export function ContactDetails({ contact }: { contact: Association['contact'] }) {
  const { address, phone, email, callSign } = contact;
  return (
    <dl className="divide-y divide-snow-200 rounded-card bg-white px-5 shadow-card md:px-7">
      <Way icon={MapPin} label={text.address}>
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
      <Way icon={Phone} label={text.phone}>
        <TextLink href={`tel:${phone.number}`}>{phone.shown}</TextLink>
      </Way>
      <Way icon={Mail} label={text.email}>
        <TextLink href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TextLink>
      </Way>
      <Way icon={RadioTower} label={text.callSign}>
        <span translate="no">{callSign}</span>
      </Way>
    </dl>
  );
}

function Way({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative py-5 pl-14">
      <dt className="text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className="absolute top-5 left-0 flex size-10 items-center justify-center rounded-full bg-night-800 text-white"
        >
          <Icon size={19} />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold">{children}</dd>
    </div>
  );
}
