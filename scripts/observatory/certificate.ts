import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Certificate {
  /** Paths of PEM files. */
  key: string;
  cert: string;
}

/** A certificate for localhost that nobody but this run trusts. @throws {Error} when there is no program openssl */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  const made = spawnSync('openssl', [...words, ...about, '-keyout', key, '-out', cert], { encoding: 'utf8' });
  if (made.status === 0) return { key, cert };
  throw new Error(`openssl made no certificate: ${made.error?.message ?? made.stderr}`);
}
