import { association } from '#/content/association.ts';
import { menu } from '#/content/menu.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { SocialLinks } from './social-links.tsx';

const { contact, medal, name, copyrightYear } = association;

export function Footer() {
  return (
    <footer className="bg-contours bg-night-950 text-snow-200">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.3fr_1fr_1fr]">
        <QuickLinks />
        <Contact />
        <Medal />
      </div>
      <div className="border-t border-white/10">
        <p className="wrap py-5 text-sm">{text.copyright(copyrightYear, name.tr)}</p>
      </div>
    </footer>
  );
}

function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links" className="print:hidden">
      <FooterHeading id="quick-links">{menu.footer.label}</FooterHeading>
      <ul className="grid grid-cols-2 gap-x-6">
        {menu.footer.links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className="inline-block py-1.5 hover:text-white hover:underline">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <section aria-labelledby="footer-contact">
      <FooterHeading id="footer-contact">{text.contact}</FooterHeading>
      <address className="space-y-2 not-italic">
        <p>
          {contact.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <p>
          <a href={`mailto:${contact.email}`} className="inline-block py-1 hover:text-white hover:underline">
            {contact.email}
          </a>
        </p>
        <p>
          <a
            href={`tel:${contact.phone.number}`}
            className="inline-block py-1 hover:text-white hover:underline"
          >
            {contact.phone.shown}
          </a>
        </p>
      </address>
      <div className="mt-3 -ml-2 print:hidden">
        <SocialLinks />
      </div>
    </section>
  );
}

function Medal() {
  return (
    <section className="flex items-center gap-4 md:flex-col md:items-start">
      <img
        src="/icons/medal.svg"
        alt={medal.alt}
        width="112"
        height="112"
        loading="lazy"
        className="size-24 md:size-28"
      />
      <p className="text-sm">{medal.name}</p>
    </section>
  );
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-3 text-base font-bold text-white">
      {children}
    </h2>
  );
}
