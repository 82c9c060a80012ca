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
 * Shows what a person is to know above the open tab, the most urgent first: of several, that one alone and a button with
 * their number, because the work below belongs on the first screen. Each is a section, wherever its words come from.
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
  const all = [
    mayDo(person.role, 'site') && <AccountsNotice key="accounts" />,
    <WaitingRemarks key="remarks" />,
    (person.mustChangePassword || !person.displayName) && <FirstSteps key="steps" person={person} />,
  ];
  const isFolded = number > 1 && !isOpen;
  return (
    <>
      <div
        ref={lines}
        id="reminders"
        className={isFolded ? '[&>section]:mb-1 [&>section~section]:hidden' : undefined}
      >
        {all.map(
          (line) =>
            line && (
              <FailureBoundary key={line.key} instead={null}>
                {line}
              </FailureBoundary>
            ),
        )}
      </div>
      {number > 1 && (
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls="reminders"
          className="mb-2"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
          {isOpen ? text.fold : text.further(number - 1)}
        </Button>
      )}
    </>
  );
}
