import './build.ts';

await import(new URL('../dist/server/main.js', import.meta.url).href);
