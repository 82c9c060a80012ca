import { useQuery, useQueryClient } from '@tanstack/react-query';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { BinDialog } from '#/panel/bin/bin-dialog.tsx';
import { binDays } from '#/stored/bin.ts';
import { operationBinQuery, restoreOperation } from '../queries.ts';
import { refreshOperations } from './refresh-operations.ts';

export default function OperationBin({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <BinDialog
      hint={text.operationsHint(binDays)}
      query={useQuery(operationBinQuery)}
      restore={restoreOperation}
      refresh={() => refreshOperations(queries)}
      restored={text.operationRestored}
      onClose={onClose}
    />
  );
}
