import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { remindersText as text } from '#/i18n/tr/reminders.ts';
import { Button } from '#/panel/button.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { lazy } from '#/panel/lazy.tsx';
import type { SignedIn } from '#/staff/answers.server.ts';
import { mayDo } from '#/staff/permissions.ts';

const AccountsNotice = lazy(() => import('#/documents/admin/proposals/accounts-notice.tsx'));
const WaitingRemarks = lazy(() => import('#/panel/remarks/waiting-remarks.tsx'));
const FirstSteps = lazy(() => import('#/staff/admin/first-steps.tsx'));

/**
 * Shows what a person is to know above the open tab: what a colleague asks them in any case, and of all else the most
 * urgent alone with a button for the others, because the work below belongs on the first screen. Each is a section.
 */
export default function Reminders({ person }: { person: SignedIn }) {
  const lines = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const count = () => setNumber(lines.current?.querySelectorAll(':scope > section').length ?? 0);
    const watch = new MutationObserver(count);
    if (lines.current) watch.observe(lines.current, { childList: true });
    count();
    return () => watch.disconnect();
  }, []);
  const isFolded = number > 1 && !isOpen;
  const further = number > 1 && (
    <Button
      key="further"
      look="quiet"
      size="small"
      aria-expanded={isOpen}
      className="mb-2"
      onClick={() => setOpen(!isOpen)}
    >
      <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
      {isOpen ? text.fold : text.further(number - 1)}
    </Button>
  );
  const all = [
    // of several the first is always one of these
    mayDo(person.role, 'site') && <AccountsNotice key="accounts" afterFirst={further} />,
    (person.mustChangePassword || !person.displayName) && <FirstSteps key="steps" person={person} />,
  ];
  return (
    <>
      <FailureBoundary instead={null}>
        <WaitingRemarks />
      </FailureBoundary>
      <div ref={lines} className={isFolded ? '[&>section]:mb-1 [&>section~section]:hidden' : undefined}>
        {all.map(
          (line) =>
            line && (
              <FailureBoundary key={line.key} instead={null}>
                {line}
              </FailureBoundary>
            ),
        )}
      </div>
    </>
  );
}
