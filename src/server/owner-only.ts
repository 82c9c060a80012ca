/** What this process makes from now on only its user may read: passwords' hashes and drafts are among it. */
export const keepToOwner = (): void => void process.umask(0o077);
