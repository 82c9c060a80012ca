import { type LucideIcon, Mail, Mails, MapPin, Phone, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Association } from '#/content/association.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import { TextLink } from '#/ui/text-link.tsx';

/** As tall as a thumb needs. */
const target = 'inline-flex min-h-11 items-center';

export function ContactDetails({ contact }: { contact: Association['contact'] }) {
  const { address, phone, hours, email, desks, callSign, callSignNote } = contact;
  return (
    <dl className="divide-y divide-snow-200 rounded-card bg-white px-4 shadow-card md:px-7">
      <Way icon={MapPin} label={text.address}>
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </address>
      </Way>
      <Way icon={Phone} label={text.phone}>
        <TextLink href={`tel:${phone.number}`} className={target}>
          {phone.shown}
        </TextLink>
        <Note>{text.hours(hours)}</Note>
      </Way>
      <Way icon={Mail} label={text.email}>
        <EmailLink email={email} />
      </Way>
      <Way icon={Mails} label={text.desks}>
        <ul className="text-base">
          {desks.map((desk) => (
            <li key={desk.subject} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-[1_1_8rem] font-normal">{desk.label}</span>{' '}
              <span className="min-w-0 flex-[2_1_10rem]">
                <EmailLink email={desk.email} />
              </span>
            </li>
          ))}
        </ul>
      </Way>
      <Way icon={RadioTower} label={text.callSign}>
        <span translate="no">{callSign}</span>
        <Note>{callSignNote}</Note>
      </Way>
    </dl>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <TextLink href={`mailto:${email}`} className={`${target} wrap-anywhere`}>
      {email}
    </TextLink>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-base font-normal text-pretty text-ink-soft">{children}</p>
);

/** Large letters need the room of the sign, which the label says once more. */
function Way({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative py-5 pl-14 max-[18rem]:pl-0">
      <dt className="text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className="absolute top-5 left-0 flex size-10 items-center justify-center rounded-full bg-night-800 text-white max-[18rem]:hidden"
        >
          <Icon size={19} />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold">{children}</dd>
    </div>
  );
}
