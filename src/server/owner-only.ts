/** Keeps what this process makes from now on to its user: passwords' hashes and drafts are among it. */
export const keepToOwner = (): void => void process.umask(0o077);
