import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';

export function useCopyUrl(url: string) {
  const { isCopied, copy } = useCopy({
    onCopied: () => showToast({ title: text.copied, description: text.copiedHint }),
    onFailed: () =>
      showToast({ title: panelText.failed, description: text.copyFailed, variant: 'destructive' }),
  });
  return { isCopied, copyUrl: () => void copy(url) };
}
