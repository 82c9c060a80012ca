import { useState } from 'react';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { useSettled } from '#/panel/use-settled.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditChoice } from './audit-queries.ts';

const everything: AuditChoice = { action: '', act: '', username: '', title: '', from: '', to: '' };

export default function AuditDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(everything);
  const title = useSettled(choice.title.trim());
  return (
    <Dialog isWide title={staffText.auditLog} description={text.hint} onClose={onClose}>
      <DialogBody>
        <AuditFilters choice={choice} onChange={setChoice} />
        <AuditList choice={{ ...choice, title }} onClear={() => setChoice(everything)} />
      </DialogBody>
    </Dialog>
  );
}
