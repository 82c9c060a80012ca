import { createContext, type ReactNode } from 'react';

/** Stands at the top of a form for something new: what else is unfinished. */
export const OverNewForm = createContext<ReactNode>(null);
