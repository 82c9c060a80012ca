export const overlayClass = 'fixed inset-0 z-50 bg-night-950/65';
