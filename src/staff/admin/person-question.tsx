import { Confirm } from '#/panel/dialog/confirm.tsx';
import { usePersonChange } from './use-person-change.ts';

interface PersonQuestionProps {
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  run: () => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** Asks before somebody is signed out. */
export function PersonQuestion({ run, done, onClose, ...question }: PersonQuestionProps) {
  const change = usePersonChange({ run, done, onSettled: onClose });
  return (
    <Confirm {...question} isBusy={change.isPending} onConfirm={() => change.mutate()} onCancel={onClose} />
  );
}
