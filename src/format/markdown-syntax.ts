/** Markdown that an article may hold; its page, its preview and the editor read it alike. */
export const markdownSyntax = { html: false, linkify: true, breaks: true, typographer: false } as const;
