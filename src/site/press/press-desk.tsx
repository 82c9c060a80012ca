import { Mail, Phone } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import { deskEmail } from '#/content/desk-email.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { LinkButton } from '#/ui/link-button.tsx';

/** First on the page: a reporter calls from the street, with minutes to go. */
export function PressDesk() {
  const { association, pressDesk } = useContent();
  const { name, phone, hours, languages } = pressDesk;
  const email = deskEmail(association, 'press');
  return (
    <section
      aria-labelledby="basin-masasi"
      className="grid gap-x-12 gap-y-4 rounded-card bg-white p-5 shadow-card md:p-7 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-center"
    >
      <div>
        <h2 id="basin-masasi" className="text-2xl font-bold wrap-anywhere md:text-3xl">
          {name}
        </h2>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton
            href={`tel:${phone.number}`}
            look="solid"
            aria-label={text.callDesk(phone.shown)}
            className="min-h-12 max-sm:basis-full max-sm:justify-start"
          >
            <Phone aria-hidden="true" size={20} className="shrink-0" />
            {phone.shown}
          </LinkButton>{' '}
          <LinkButton
            href={`mailto:${email}`}
            look="outline"
            className="min-h-12 wrap-anywhere max-sm:basis-full max-sm:justify-start"
          >
            <Mail aria-hidden="true" size={20} className="shrink-0" />
            {email}
          </LinkButton>
        </p>
      </div>
      <dl className="grid gap-3">
        <Condition label={text.hours} value={hours} />
        <Condition label={text.languages} value={languages} />
      </dl>
    </section>
  );
}

function Condition({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
