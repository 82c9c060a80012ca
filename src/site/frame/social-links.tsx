import { BriefcaseBusiness, Camera, MessageCircle, Users, Video } from 'lucide-react';
import { association } from '#/content/association.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';

const icons = {
  photo: Camera,
  'short-post': MessageCircle,
  social: Users,
  video: Video,
  professional: BriefcaseBusiness,
};

/** The icons are no company's logos, so none of them has to be kept up to date. */
export function SocialLinks() {
  return (
    <ul aria-label={text.socialLinks} className="flex gap-1 max-[22rem]:gap-0">
      {association.socialLinks.map(({ kind, label, url }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${label} (${text.opensInNewTab})`}
              className="flex size-8 items-center max-[22rem]:size-7 justify-center rounded hover:bg-white/15"
            >
              <Icon aria-hidden="true" size={17} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
