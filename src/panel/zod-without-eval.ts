// zod reads this when its code arrives, later than the page. Otherwise it tries to make functions out of text, which the
// page's policy forbids and reports. Calling zod's `config` would load all of zod with the panel's first screen.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
