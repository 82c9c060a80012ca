import { useState } from 'react';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditChoice } from './audit-queries.ts';

const everything: AuditChoice = { action: '', username: '', from: '', to: '' };

export default function AuditDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(everything);
  return (
    <Dialog isWide title={staffText.auditLog} description={text.hint} onClose={onClose}>
      <DialogBody>
        <AuditFilters choice={choice} onChange={setChoice} />
        <AuditList choice={choice} onClear={() => setChoice(everything)} />
      </DialogBody>
    </Dialog>
  );
}
