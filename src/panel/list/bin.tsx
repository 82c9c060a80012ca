import { lazyDialog } from '../lazy.tsx';

export const Bin = lazyDialog(() => import('./bin-dialog.tsx'));
export const Deletion = lazyDialog(() => import('./deletion.tsx'));
