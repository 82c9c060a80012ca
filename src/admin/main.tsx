import '@vitejs/plugin-react/preamble';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import '#/panel/trusted-html.ts';

// otherwise zod tries to make functions out of text, which the page's policy forbids and reports
config({ jitless: true });

// Radix writes style elements, which the page's policy allows only with this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('The panel page has no element with the id "root".');
createRoot(root).render(<App />);
