import { createHash } from 'node:crypto';
import type { Content } from '#/content/documents.ts';
import { constantHeaders } from './constant-headers.ts';
import { reportsPath } from './policy-reports.ts';

const isBuilt = import.meta.env.PROD;

export const uncachedHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export interface PageSecurity {
  /** No public page has an inline script or a nonce. @param styles its inline styles, which the policy allows by their hash */
  publicHeaders(styles: string, content: Content): Record<string, string>;
  /** Never cached; the nonce is for the styles that Radix adds. */
  panelHeaders(nonce: string, content: Content): Record<string, string>;
}

export function createPageSecurity({ siteUrl }: { siteUrl: string | undefined }): PageSecurity {
  const headers = { ...constantHeaders(siteUrl), ...pageHeaders };
  const withPolicy = (allowed: Allowed) => ({
    ...headers,
    'content-security-policy': isBuilt ? policy(allowed) : developmentPolicy,
  });
  return {
    publicHeaders(styles, content) {
      const frame = mapOrigin(content);
      return withPolicy({
        style: `'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
        frame,
        connect: `'self' ${frame}`,
        trustedTypes: "'none'",
      });
    },
    panelHeaders: (nonce, content) => ({
      ...withPolicy({
        style: `'self' 'nonce-${nonce}'`,
        frame: mapOrigin(content),
        connect: "'self'",
        trustedTypes: panelTrustedTypes,
      }),
      'cache-control': 'no-store',
    }),
  };
}

const mapOrigin = ({ association }: Content) => new URL(association.contact.map.embed).origin;

const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': `csp="${reportsPath}"`,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Vite's development client needs inline styles and a socket. */
const developmentPolicy = "frame-ancestors 'none'";

interface Allowed {
  style: string;
  frame: string;
  connect: string;
  /** Names of the policies in src/panel/trusted-html.ts. */
  trustedTypes: string;
}

const panelTrustedTypes = 'default article-preview pasted-text';

const policy = ({ style, frame, connect, trustedTypes }: Allowed) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    // the map on the contact page loads only when a visitor asks for it; its script first asks whether it is there
    `frame-src ${frame}`,
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // text becomes HTML or code only through a named policy (W3C Trusted Types)
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    'report-to csp',
    // for browsers without report-to
    `report-uri ${reportsPath}`,
  ].join('; ');
