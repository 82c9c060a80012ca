import '@vitejs/plugin-react/preamble';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import '#/panel/trusted-html.ts';

// zod else tries whether it may make functions out of text, which the page's policy forbids and reports
config({ jitless: true });

// Radix writes style elements; the page's policy lets through only those that carry this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('The panel page has no element with the id "root".');
createRoot(root).render(<App />);
