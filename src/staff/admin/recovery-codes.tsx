import { Check, Copy, Download } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** What has been done, in words. */
  title: string;
  hint: string | undefined;
  onKept: () => void;
}

/** Shows a set of codes, once. */
export function ShownRecoveryCodes({ codes, title, hint, onKept }: RecoveryCodesProps) {
  const file = `${text.codesShown}\n${text.recoveryCodesHint}\n\n${codes.join('\n')}\n`;
  const { isCopied, copy } = useCopy({
    onCopied: () => showToast({ title: text.codesCopied, description: text.codesCopiedHint }),
    onFailed: () =>
      showToast({ title: panelText.failed, description: text.codesNotCopied, variant: 'destructive' }),
  });
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <DialogBody>
        <div role="status" className="grid gap-1.5">
          <p className="font-semibold">{title}</p>
          {hint && <p>{hint}</p>}
        </div>
        <h3 className="font-semibold">{text.codesShown}</h3>
        <p>{text.codesShownHint}</p>
        <ul className="grid gap-x-6 gap-y-1.5 rounded-md bg-snow-100 p-4 font-mono select-all sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="wrap-anywhere">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy(codes.join('\n'))}>
            <Icon className="size-4" aria-hidden />
            {text.copyCodes}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={text.codesFile}
            className={buttonClass({})}
          >
            <Download className="size-4" aria-hidden />
            {text.saveCodes}
          </a>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={onKept}>
          {text.codesKept}
        </Button>
      </DialogFooter>
    </>
  );
}
