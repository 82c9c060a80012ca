import { Hammer } from 'lucide-react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { EmptyState } from '#/ui/empty-state.tsx';

export default function ComingSoon() {
  return <EmptyState icon={Hammer} title={text.soon} hint={text.soonHint} />;
}
