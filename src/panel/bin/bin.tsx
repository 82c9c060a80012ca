import { lazyDialog } from '../dialog/lazy-dialog.tsx';

/** The dialog of a bin; its code comes when one is first opened. */
export const Bin = lazyDialog(() => import('./bin-dialog.tsx'));
