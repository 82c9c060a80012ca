import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EditorsLine } from './editors-line.tsx';
import { leaveForm, type OpenForm, otherEditorsQuery } from './presence-calls.ts';

/** Who else has this form open; for as long as it is drawn, others hear that it is open here. */
export function OtherEditors({ subject, item }: OpenForm) {
  const { data, isSuccess, isPaused } = useQuery(otherEditorsQuery({ subject, item }));
  useEffect(() => {
    const leave = () => leaveForm({ subject, item });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [subject, item]);
  return (
    // there before anybody comes, so that screen readers tell of them
    <span aria-live="polite">
      <EditorsLine editors={isSuccess && !isPaused ? data : []} />
    </span>
  );
}
