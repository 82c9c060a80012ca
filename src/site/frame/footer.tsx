import { useContent } from '#/content/content-context.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { Picture } from '#/media/picture.tsx';
import { accountabilityPath, listParts } from '../accountability/parts.ts';
import { EmergencyLink } from './emergency-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer({ path }: { path: string }) {
  const { contact } = useContent().association;
  return (
    <footer lang="tr" className="late-footer bg-contours bg-night-950 text-snow-200">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pt-10 print:hidden">
        <EmergencyLink />
        <p className="min-w-0 basis-60 grow font-semibold text-white">{contact.emergencyNote}</p>
      </div>
      <div className="wrap grid gap-10 py-10 print:hidden md:grid-cols-[minmax(0,1.7fr)_minmax(0,1.1fr)_minmax(0,1fr)]">
        <QuickLinks />
        <Contact path={path} />
        <Medal />
      </div>
      <LegalLine />
    </footer>
  );
}

const quickLink = 'flex min-h-11 items-center hover:text-white hover:underline md:min-h-9';

function QuickLinks() {
  const content = useContent();
  const { label, links } = content.menu.footer;
  const own = [
    { path: '/advice', label: text.advice },
    ...(listParts(content).length > 0 ? [{ path: accountabilityPath, label: text.accountability }] : []),
    { path: '/search', label: text.search },
  ];
  return (
    <nav aria-labelledby="quick-links" className="print:hidden">
      <FooterHeading id="quick-links">{label}</FooterHeading>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4">
        {[...links, ...own].map((link) => (
          <li key={link.path}>
            <a href={link.path} className={quickLink}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ path }: { path: string }) {
  const { contact } = useContent().association;
  return (
    <section aria-labelledby="footer-contact">
      <FooterHeading id="footer-contact">{text.contact}</FooterHeading>
      <address className="not-italic">
        <p className="mb-1">
          {contact.address.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </p>
        <a href={`mailto:${contact.email}`} className={`${quickLink} wrap-anywhere`}>
          {contact.email}
        </a>{' '}
        <a href={`tel:${contact.phone.number}`} className={`${quickLink} wrap-anywhere`}>
          {contact.phone.shown}
        </a>
      </address>
      <div className="mt-2 print:hidden">
        <SocialLinks className="gap-x-5" />
        <LanguageSwitch path={path} />
      </div>
    </section>
  );
}

function Medal() {
  const { imageUrl, alt, name } = useContent().association.medal;
  return (
    <section className="flex flex-wrap items-center gap-4 md:flex-col md:items-start">
      <div className="fetch-late size-24 max-w-full shrink-0 md:size-28">
        <Picture url={imageUrl} alt={alt} sizes="7rem" isWhole />
      </div>
      <p className="min-w-0 text-sm max-md:flex-[1_1_8rem]">{name}</p>
    </section>
  );
}

/** Names who stands behind the site: the name in the register, and the numbers by which it is found there. */
function LegalLine() {
  const { association, donation } = useContent();
  const { name, copyrightYear } = association;
  const { registryNumber, taxOffice, taxNumber } = donation.identity;
  return (
    <div className="border-t border-white/10">
      <div className="wrap space-y-1 py-5 text-sm">
        <p>{text.legal({ name: name.tr, registryNumber, taxOffice, taxNumber })}</p>
        <p>{text.copyright(copyrightYear, name.tr)}</p>
      </div>
    </div>
  );
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-3 text-base font-bold text-white">
      {children}
    </h2>
  );
}
