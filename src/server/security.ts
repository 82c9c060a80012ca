import { createHash } from 'node:crypto';
import type { Content } from '#/content/documents.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';
import { reportsPath } from './policy-reports.ts';

const isBuilt = import.meta.env.PROD;

export const uncachedHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export interface PageSecurity {
  /**
   * No public page has an inline script or a nonce.
   * @param styles its inline styles, which the policy allows by their hash
   * @param framed the address that it may show in a frame
   */
  publicHeaders(styles: string, framed?: string): Record<string, string>;
  /**
   * Never cached; the nonce is for the styles that Radix adds.
   * @param styles as above
   */
  panelHeaders(nonce: string, content: Content, styles: string): Record<string, string>;
}

export function createPageSecurity(reached: Reached): PageSecurity {
  const headers = { ...constantHeaders(reached), ...pageHeaders };
  const withPolicy = (allowed: Allowed) => ({
    ...headers,
    'content-security-policy': isBuilt ? policy(allowed) : developmentPolicy,
  });
  return {
    publicHeaders(styles, framed) {
      return withPolicy({
        style: `'self' ${hashOf(styles)}`,
        trustedTypes: "'none'",
        ...(framed && { frame: new URL(framed).origin, connect: `'self' ${new URL(framed).origin}` }),
      });
    },
    panelHeaders: (nonce, content, styles) => ({
      ...withPolicy({
        style: `'self' 'nonce-${nonce}' ${hashOf(styles)}`,
        frame: new URL(content.association.contact.map.embed).origin,
        connect: "'self'",
        trustedTypes: panelTrustedTypes,
      }),
      'cache-control': 'no-store',
    }),
  };
}

const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Vite's development client needs inline styles and a socket. */
const developmentPolicy = "frame-ancestors 'none'";

interface Allowed {
  style: string;
  /** Where others than this site are let in. */
  frame?: string;
  connect?: string;
  /** Names of the policies in src/panel/trusted-html.ts. */
  trustedTypes: string;
}

const panelTrustedTypes = 'default article-preview pasted-text';

/** What it does not name comes from this site. Headers are not compressed, so each word counts. */
const policy = ({ style, frame, connect, trustedTypes }: Allowed) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    // the map on the contact page loads only when a visitor asks for it; its script first asks whether it is there
    frame && `frame-src ${frame}`,
    connect && `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // text becomes HTML or code only through a named policy (W3C Trusted Types)
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    // not `report-to`, which needs a second header and which fewer browsers know
    `report-uri ${reportsPath}`,
  ]
    .filter(Boolean)
    .join('; ');
