import { useContent } from '#/content/content-context.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';

/** Links by name: an icon that is no company's logo says nothing, and logos change. */
export function SocialLinks({ className }: { className: string }) {
  const { socialLinks } = useContent().association;
  if (socialLinks.length === 0) return null;
  return (
    <ul aria-label={text.socialLinks} className={`flex flex-wrap ${className}`}>
      {socialLinks.map(({ kind, label, url }) => (
        <li key={kind}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center hover:underline md:min-h-9"
          >
            {label}
            <span className="sr-only"> ({text.opensInNewTab})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
