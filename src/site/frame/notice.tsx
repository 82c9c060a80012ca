import { useContent } from '#/content/content-context.ts';
import type { NoticeKind } from '#/content/notice.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';

/** Words and ground differ by 8:1 and more; paper has no ground, so there it has a frame. */
const looks: Record<NoticeKind, string> = {
  emergency: 'bg-danger-700 text-white',
  warning: 'bg-caution-50 text-caution-800',
  information: 'bg-night-600 text-white',
};

export function Notice({ now }: { now: Date }) {
  const { notice } = useContent();
  if (!isNoticeShown(notice, now)) return null;
  const { kind, sentence, link } = notice;
  return (
    <section aria-label={text.notice} lang="tr" className={`${looks[kind]} print:border`}>
      <p className="wrap flex flex-wrap items-center gap-x-4 py-2 leading-snug wrap-anywhere">
        <span>
          <strong>{text.noticeKinds[kind]}:</strong> <bdi>{sentence}</bdi>
        </span>{' '}
        {link && (
          <a href={link.address} className="py-2.5 font-semibold underline underline-offset-4">
            {link.label}
          </a>
        )}
      </p>
    </section>
  );
}
