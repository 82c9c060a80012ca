import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { foldVariables } from './scripts/vite/fold-variables.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { serveInDevelopment } from './scripts/vite/serve-in-development.ts';
import { smallPreload } from './scripts/vite/small-preload.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** `npm run build` makes it elsewhere first, and puts it in the place of `dist` when it is whole. */
const folder = process.env.BUILD_FOLDER ?? 'dist';

/** React picks its slow development build by an environment variable; inside the bundle that is settled once. */
const isReact = (name: string) => name === 'react' || name === 'react-dom';

/** Two builds: what browsers load (`dist/client`), and the server that needs nothing but `dependencies` (`dist/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  builder: {},
  plugins: [tailwind(), react(), serveInDevelopment('/src/server/dev.ts'), smallPreload(), precompress()],
  css: { postcss: { plugins: [foldVariables()] } },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        manifest: true,
        assetsInlineLimit: 0,
        // the names of what comes at a press are more than the sign-in page has room for
        modulePreload: {
          resolveDependencies: (_file, files, { hostId }) => (/sign-in-form/.test(hostId) ? [] : files),
        },
        rolldownOptions: {
          input: [
            'src/site/client.ts',
            'src/site/without-network/service-worker.ts',
            'src/admin/main.tsx',
            'src/admin/sign-in.ts',
            'src/documents/pencils/client.ts',
            'src/site/site.css',
            'src/site/light/light.css',
            'src/admin/admin.css',
          ],
          // what a service worker may answer for is what lies beside it and below
          output: {
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      resolve: {
        noExternal: command === 'build' ? true : undefined,
        external: Object.keys(dependencies).filter((name) => command === 'serve' || !isReact(name)),
      },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        outDir: `${folder}/server`,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            'picture-worker': 'src/media/worker/inside/entry.server.ts',
            'backup-process': 'src/server/backup/backup-process.ts',
          },
          // beside main.js, because they look for other files from where they are
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
}));
