import { SearchX } from 'lucide-react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title={text.noMatch} hint={text.noMatchHint}>
      <Button onClick={onClear}>{text.clear}</Button>
    </EmptyState>
  );
}
